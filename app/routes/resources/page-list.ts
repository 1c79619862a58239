import { z } from "zod";
import type { LanguageCode } from "~/domain/languages";
import { LIST_PAGE } from "~/domain/limits";
import { listFilterSchema } from "~/domain/list-filter";
import { checkPage } from "~/domain/pages/check";
import { ownBlocksOf } from "~/domain/pages/own-blocks";
import type { PageListItem, PageView } from "~/domain/pages/view";
import { templateOf } from "~/i18n/templates/template-of";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { cursorSchema } from "~/server/services/cursor.server";
import { publishPage, unpublishPage } from "~/server/services/pages/change-page-state.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { acknowledgeDuplicate } from "~/server/services/pages/get-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { restorePage } from "~/server/services/pages/restore-page.server";

/** The list from its start, or the rest of it from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard-pages/list",
    { query: listFilterSchema.extend({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query: { cursor, ...filter } }) =>
      listPages(platform, actor, { limit: LIST_PAGE, after: cursor }, filter),
  ),
);

const bodySchema = z.strictObject({
  intent: z.enum(["publish", "unpublish", "duplicate", "delete", "restore", "dismiss"]),
  id: z.string(),
});

/** A page as the list shows it; `findings` counts the findings on one that was just published. */
export type ListedPage = PageListItem & { findings?: number };

/** An action of the list on one of its pages; returns the page's new state, except for a deleted one. */
export const action = resource(
  userEndpoint(
    "POST /dashboard-pages/list",
    { body: bodySchema },
    async ({ platform, actor, language, body: { intent, id } }): Promise<ListedPage | null> => {
      switch (intent) {
        case "publish":
          return published((await publishPage(platform, actor, id)).page, language);
        case "unpublish":
          return itemOf((await unpublishPage(platform, actor, id)).page);
        case "duplicate":
          return itemOf((await duplicatePage(platform, actor, id)).page);
        case "delete":
          await deletePage(platform, actor, id);
          return null;
        case "restore":
          return itemOf((await restorePage(platform, actor, id)).page);
        case "dismiss":
          await acknowledgeDuplicate(platform, actor, id);
          return null;
      }
    },
  ),
);

async function published(page: PageView, language: LanguageCode): Promise<ListedPage> {
  const template = await templateOf(language, page.prefillId);
  const own = { ...page, blocks: ownBlocksOf(page) };
  const isThemeLocked = page.template?.isThemeLocked;
  return { ...itemOf(page), findings: checkPage(own, page.imageBytes, { isThemeLocked, template }).length };
}

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
