import { contactFormPath, reportPath } from "~/domain/addresses";
import type { Entitlement } from "~/domain/billing/entitlement";
import { isPaid } from "~/domain/billing/entitlement";
import { localizedUrl } from "~/domain/languages";
import type { PageContent } from "~/domain/pages/schema";
import { visibleBlocks } from "~/domain/pages/visible";
import type { BlockImageRow, PageImageRow } from "~/server/data/images/image-rows.server";
import type { PageRow } from "~/server/data/pages.server";
import type { UserRow } from "~/server/data/users.server";
import { drawPage } from "~/server/platform/page-drawing.server";
import type { Platform } from "~/server/platform/platform.server";
import { contentWithImages } from "~/server/services/pages/present-page.server";
import type { ExportFile } from "./export-entries.server";
import { type InlinedImage, inlinedPage } from "./inlined-page.server";

interface PageToDraw {
  row: PageRow;
  images: { images: PageImageRow[]; blocks: BlockImageRow[] };
  plan: Entitlement;
  user: Pick<UserRow, "locale">;
}

/**
 * A page, whatever its state, as a file that opens offline: images and fonts are inlined. It is streamed, so that
 * little of its images is in memory at once.
 */
export function pageFile(
  platform: Platform,
  name: string,
  { row, images: rows, plan, user }: PageToDraw,
): ExportFile {
  const images = [...rows.images, ...rows.blocks].map(({ key, bytes }) => ({ key, bytes }));
  // Placeholder for an image until it is inlined: an address that does not exist, so that it has no other sizes either,
  // and unique to this file, so that no text of a page contains it.
  const standIn = `https://${crypto.randomUUID()}.invalid`;
  const { config } = platform;
  const named = contentWithImages(
    { ...config, origins: { ...config.origins, site: standIn } },
    row.content,
    rows,
  );
  const content = numbered(named, standIn, images);
  const now = platform.now();
  const html = drawPage(
    {
      content: { ...content, blocks: visibleBlocks(content, now) },
      isFree: !isPaid(plan, now),
      brandUrl: localizedUrl(config.origins.app, user.locale, "/"),
      siteUrl: config.origins.site,
      reportUrl: `${config.origins.site}${reportPath(row.slug)}`,
      formAction: `${config.origins.site}${contactFormPath(row.id)}`,
    },
    user.locale,
  );
  return { name, bytes: inlinedPage(platform, html, { standIn, images }), objects: 1 + images.length };
}

/** The content with a number in place of each image's key. */
function numbered(content: PageContent, standIn: string, images: readonly InlinedImage[]): PageContent {
  const text = images.reduce(
    (all, { key }, i) => all.replaceAll(`${standIn}/${key}"`, `${standIn}/${i}"`),
    JSON.stringify(content),
  );
  return JSON.parse(text);
}
