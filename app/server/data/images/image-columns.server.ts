import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import type { PageImages } from "./image-rows.server";

/** Every image of a page as a JSON column, so that a page is one read. */
export const pageImagesColumn = (pageId: SQLWrapper): SQL<PageImages> =>
  sql<PageImages>`json_object(
  'images', (SELECT json_group_array(json_object('type', type, 'key', key)) FROM page_images
    WHERE page_id = ${pageId}),
  'blocks', (SELECT json_group_array(json_object('blockKey', block_key, 'key', key, 'width', width, 'height', height))
    FROM block_images WHERE holder_id = ${pageId}))`.mapWith(
    (text: string) => JSON.parse(text) as PageImages,
  );

/** The key of a card's logo as a column. */
export const logoKeyColumn = (cardId: SQLWrapper): SQL<string | null> =>
  sql`(SELECT key FROM card_images WHERE holder_id = ${cardId} AND slot = 'logo')`;

/** The key of a user's cropped image as a column. */
export const imageKeyColumn = (userId: SQLWrapper): SQL<string | null> =>
  sql`(SELECT key FROM user_images WHERE holder_id = ${userId} AND slot = 'cropped')`;

/** The condition that a user has an image, or one of some pages a profile image. @param pageIds a query in brackets */
export const isPictured = (userId: string, pageIds: SQL): SQL =>
  sql`(EXISTS (SELECT 1 FROM user_images WHERE holder_id = ${userId})
    OR EXISTS (SELECT 1 FROM page_images WHERE page_id IN ${pageIds} AND type = ${IMAGE_TYPE.profileCropped}))`;
