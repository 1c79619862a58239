import type { UserActor } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import type { ListFilter } from "~/domain/list-filter";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import type { PageListItem } from "~/domain/pages/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { findImagesOfPages } from "~/server/data/images/find-images.server";
import { placeOf } from "~/server/data/keyset.server";
import { listOwnPages } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutSorted, type ListInput } from "~/server/services/cursor.server";
import { presentPageMeta } from "./present-page.server";

/** The actor's pages that match the filter, newest first or in the requested order, with the fields of a list. */
export async function listPages(
  platform: Platform,
  actor: UserActor,
  input: ListInput,
  filter: ListFilter = {},
): Promise<{ items: PageListItem[]; next?: string }> {
  assertCan(actor, "list", ownOf(actor, "page"));
  const rows = await listOwnPages(platform.db, actor.userId, input.limit + 1, input.after, filter);
  const { shown, ...rest } = cutSorted(rows, input.limit, (row) => placeOf(row, filter.sort));
  const ids = shown.map((row) => row.id);
  const images = await findImagesOfPages(platform.db, ids, IMAGE_TYPE.profileCropped);
  const keys = new Map(images.map((image) => [image.pageId, image.key]));
  const items = shown.map((row) => {
    const key = keys.get(row.id);
    const image = key ? { image: { cropped: imageUrl(platform.config.origins, key) } } : {};
    return { ...presentPageMeta(platform, row, actor.plan), profile: { title: row.title, ...image } };
  });
  return { items, ...rest };
}
