import { openCall } from "~/server/http/app/route.server";
import { listThemes } from "~/server/services/pages/list-themes.server";

/** `GET /editor/themes`: the ready themes and templates, for the editor. */
export const loader = openCall(({ platform, language }) => listThemes(platform.config, language));
