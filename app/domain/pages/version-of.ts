import type { PageContent } from "./schema";

/** The parts of a page that identify it. */
type Identified = { blocks: readonly Pick<PageContent["blocks"][number], "key">[] } & {
  profile: Pick<PageContent["profile"], "title">;
};

/** Whether two contents are of one page: block keys never change; one without blocks is identified by its name. */
export function isVersionOf(version: Identified, page: Identified): boolean {
  if (version.blocks.length > 0 && page.blocks.length > 0) {
    const keys = new Set(page.blocks.map(({ key }) => key));
    return version.blocks.some(({ key }) => keys.has(key));
  }
  const { title } = page.profile;
  return title !== "" && title === version.profile.title;
}
