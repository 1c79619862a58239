import { loadWithMessages } from "~/i18n/with-messages";

/** Loads the question about paid parts: when a page has any, so that a save can ask without a network. */
export async function loadPaidPageDialog() {
  return loadWithMessages(["pagePlan"], () => import("./paid-page-dialog"));
}
