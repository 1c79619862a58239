import { userCall } from "~/server/http/app/route.server";
import { choosePages } from "~/server/services/pages/choose-pages.server";

/** The user's pages as a card's code may lead to them. */
export const loader = userCall(({ platform, actor }) => choosePages(platform, actor));
