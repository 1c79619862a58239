import {
  applyTemplate,
  type Locks,
  locksOf,
  TEMPLATE_IMAGES,
  type WornTemplate,
} from "~/domain/team/template";
import { type CardTemplateRow, findTemplates } from "~/server/data/card-templates.server";
import type { CardRow } from "~/server/data/cards.server";
import { findImagesOfCards } from "~/server/data/images/find-images.server";
import type { CardImageKey, CardImageRow } from "~/server/data/images/image-rows.server";
import type { Platform } from "~/server/platform/platform.server";

/** The template that a card follows, with what it locks. */
export interface FollowedTemplate {
  row: CardTemplateRow;
  /** With its images by their keys. */
  worn: WornTemplate;
  locks: Locks;
}

/** A stored card as shown everywhere: with what its template locks. */
export interface ShownCard<Row extends CardRow = CardRow> {
  /** With the shown content, and the time of its last change. */
  card: Row;
  images: CardImageKey[];
  /** The version of what is shown: rises with the card and with its template. */
  version: number;
  template?: FollowedTemplate;
}

/**
 * The only place where a stored card becomes what is shown: page, contact file, passes, code files, lists and editor.
 * Reads the images of all cards, and their templates where they follow any.
 */
export async function shownCards<Row extends CardRow>(
  platform: Platform,
  rows: readonly Row[],
): Promise<ShownCard<Row>[]> {
  const templateIds = [...new Set(rows.flatMap(({ templateId }) => templateId ?? []))];
  const holders = [...rows.map(({ id }) => id), ...templateIds];
  const [images, templates] = await Promise.all([
    holders.length > 0 ? findImagesOfCards(platform.db, holders) : [],
    templateIds.length > 0 ? findTemplates(platform.db, templateIds) : [],
  ]);
  const followed = new Map(templates.map((row) => [row.id, followedTemplate(row, images)]));
  return rows.map((row) => {
    const own = images.filter(({ holderId }) => holderId === row.id);
    const template = row.templateId ? followed.get(row.templateId) : undefined;
    return template ? worn(row, own, images, template) : { card: row, images: own, version: row.version };
  });
}

/** The same for one card. */
export async function shownCard<Row extends CardRow>(platform: Platform, row: Row): Promise<ShownCard<Row>> {
  const [shown] = await shownCards(platform, [row]);
  return shown ?? { card: row, images: [], version: row.version };
}

/** A template as applied to cards. @param images its own among others */
export function followedTemplate(row: CardTemplateRow, images: readonly CardImageRow[]): FollowedTemplate {
  const own = images.filter(({ holderId }) => holderId === row.id);
  const keys = TEMPLATE_IMAGES.flatMap((slot) => {
    const image = own.find((one) => one.slot === slot);
    return image ? [[slot, image.key]] : [];
  });
  const worn: WornTemplate = { ...row.content, ...Object.fromEntries(keys) };
  return { row, worn, locks: locksOf(worn) };
}

function worn<Row extends CardRow>(
  row: Row,
  own: readonly CardImageRow[],
  images: readonly CardImageRow[],
  template: FollowedTemplate,
): ShownCard<Row> {
  const { row: from, worn: values, locks } = template;
  // Images are rows of their own: the content contains none.
  const { logo: _logo, banner: _banner, ...content } = applyTemplate(row.content, values);
  const isLocked = ({ slot }: CardImageKey) => locks.parts.some((part) => part === slot);
  const theirs = images.filter((image) => image.holderId === from.id && isLocked(image));
  const updatedAt = new Date(Math.max(from.updatedAt.getTime(), row.updatedAt.getTime()));
  return {
    card: { ...row, content, updatedAt },
    images: [...own.filter((image) => !isLocked(image)), ...theirs],
    version: row.version + from.version,
    template,
  };
}
