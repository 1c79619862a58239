import { browserVersions } from "~/features/editing/paid-version/browser-version";
import type { PageDraft } from "~/features/pages/editor/page-draft";
import { PAGE_EDITING } from "~/features/pages/editor/page-session";

/** This browser's version of the page that was reduced to the free plan last without an account. */
export const pageVersions = browserVersions("paid-version", PAGE_EDITING, isVersionOf);

/** Block keys never change; a page without blocks is identified by its name. */
function isVersionOf(version: PageDraft, page: PageDraft): boolean {
  const keys = new Set(page.content.blocks.map(({ key }) => key));
  if (version.content.blocks.some(({ key }) => keys.has(key))) return true;
  const { title } = page.content.profile;
  return title !== "" && title === version.content.profile.title;
}
