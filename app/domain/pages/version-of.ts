import type { PageContent } from "./schema";

/** The parts of a page that identify it. */
type Identified = { blocks: readonly Pick<PageContent["blocks"][number], "key">[] } & {
  profile: Pick<PageContent["profile"], "title">;
};

/** Whether two contents have a block in common: keys never change, and no other page has the same. */
export function shareBlock(version: Pick<Identified, "blocks">, page: Pick<Identified, "blocks">): boolean {
  const keys = new Set(page.blocks.map(({ key }) => key));
  return version.blocks.some(({ key }) => keys.has(key));
}

/** Whether two contents are of one page; one without blocks is identified by its name. */
export function isVersionOf(version: Identified, page: Identified): boolean {
  if (version.blocks.length > 0 && page.blocks.length > 0) return shareBlock(version, page);
  const { title } = page.profile;
  return title !== "" && title === version.profile.title;
}
