import { AppError } from "~/domain/errors";
import { userCall } from "~/server/http/app/route.server";
import { startFromPage } from "~/server/services/cards/start-card.server";

/** What a card takes from one of the user's pages; nothing is stored. */
export const loader = userCall(async ({ platform, actor, language, params }) => {
  const taken = await startFromPage(platform, actor, params.page ?? "", language);
  if (!taken) throw new AppError("not_found");
  return { card: taken.card, logo: taken.logo };
});
