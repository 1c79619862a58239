import { userCall } from "~/server/http/app/route.server";
import { listCardOptions } from "~/server/services/cards/list-card-options.server";

/** The user's cards as a page's block may lead to them. */
export const loader = userCall(({ platform, actor }) => listCardOptions(platform, actor));
