import { z } from "zod";
import { LIST_PAGE } from "~/domain/limits";
import { checkPage } from "~/domain/pages/check";
import { readJson } from "~/server/http/app/body.server";
import { userCall } from "~/server/http/app/route.server";
import { decodeCursor } from "~/server/services/cursor.server";
import { publishPage, unpublishPage } from "~/server/services/pages/change-page-state.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { acknowledgeDuplicate } from "~/server/services/pages/get-page.server";
import { listPages, type PageListItem } from "~/server/services/pages/list-pages.server";
import type { PageView } from "~/server/services/pages/present-page.server";

/** The list from its start, or the rest of it from a cursor on. */
export const loader = userCall(async ({ platform, actor, request }) => {
  const cursor = new URL(request.url).searchParams.get("cursor");
  const after = cursor === null ? undefined : decodeCursor(cursor);
  return listPages(platform, actor, { limit: LIST_PAGE, after });
});

const bodySchema = z.strictObject({
  intent: z.enum(["publish", "unpublish", "duplicate", "delete", "dismiss"]),
  id: z.string(),
});

/** A page as the list shows it; `findings` counts what is to be looked at on one that just went live. */
export type ListedPage = PageListItem & { findings?: number };

/** What the list of pages does to one of them; answers with the page as it is then, but for a deleted one. */
export const action = userCall(async ({ platform, actor, request }): Promise<ListedPage | null> => {
  const { intent, id } = await readJson(request, bodySchema);
  switch (intent) {
    case "publish":
      return published((await publishPage(platform, actor, id)).page);
    case "unpublish":
      return itemOf((await unpublishPage(platform, actor, id)).page);
    case "duplicate":
      return itemOf((await duplicatePage(platform, actor, id)).page);
    case "delete":
      await deletePage(platform, actor, id);
      return null;
    case "dismiss":
      await acknowledgeDuplicate(platform, actor, id);
      return null;
  }
});

const published = (page: PageView): ListedPage => ({
  ...itemOf(page),
  findings: checkPage(page, page.imageBytes).length,
});

function itemOf(page: PageView): PageListItem {
  const { profile, id, slug, url, qrUrl, published, state, isPro, isDuplicate, version } = page;
  const image = profile.image?.cropped ? { image: { cropped: profile.image.cropped } } : {};
  const { createdAt, updatedAt, unpublishedReason } = page;
  const meta = { id, slug, url, qrUrl, published, state, isPro, isDuplicate, version, createdAt, updatedAt };
  return {
    ...meta,
    ...(unpublishedReason ? { unpublishedReason } : {}),
    profile: { title: profile.title, ...image },
  };
}
