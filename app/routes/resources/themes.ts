import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { listThemes } from "~/server/services/pages/list-themes.server";

/** The ready themes and templates, for the editor. */
export const loader = resource(
  publicEndpoint("GET /editor/themes", {}, ({ platform, language, session }) =>
    listThemes(platform.config, language, session.user?.industry),
  ),
);
