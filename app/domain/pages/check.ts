import { BLACK, type Color, contrast, MIN_CONTRAST, readableOn, WHITE } from "~/domain/color";
import { LIMITS } from "~/domain/limits";
import { type Block, type BlockOf, checkLinks, hasContent } from "./blocks";
import { leastContrast } from "./color-mixing";
import { paidFeatures } from "./entitlement";
import type { Finding } from "./finding";
import { DEFAULT_FONT } from "./fonts";
import { paletteOf } from "./palette";
import { checkSampleTexts } from "./sample-texts";
import type { PageContent } from "./schema";
import type { Template } from "./templates/template";
import { DESIGNED_BLOCKS, type Theme } from "./theme";
import { OPEN_SHAPES } from "./theme-layout";
import { type ImageBytes, weighPage } from "./weight";

/** Smaller icons still have a 44 px touch target, but are hard to distinguish. */
const MIN_ICON_PX = 24;

interface CheckOptions {
  /** Whether its owner pays; else it cannot be live with paid features. */
  isPaid?: boolean;
  /** Whether its colours come from a look that it follows, and cannot be fixed on the page. */
  isThemeLocked?: boolean;
  /** The template that it was made from, in the owner's language. */
  template?: Pick<Template, "page"> | null;
}

/**
 * Findings to review before a page goes live; none of them blocks publishing.
 * @param imageBytes sizes of its images, as far as they are known
 */
export function checkPage(
  content: PageContent,
  imageBytes: ImageBytes = {},
  { isPaid = true, isThemeLocked = false, template = null }: CheckOptions = {},
): Finding[] {
  return [
    ...(isPaid ? [] : checkPaid(content)),
    ...(isThemeLocked ? [] : checkColors(content)),
    ...checkImages(content),
    ...checkWeight(content, imageBytes),
    ...checkIcons(content),
    ...content.blocks.flatMap(checkFilled),
    ...(template ? checkSampleTexts(content, template) : []),
  ];
}

function checkPaid(content: PageContent): Finding[] {
  const paid = paidFeatures(content);
  return paid.length > 0 ? [{ kind: "paid", paid }] : [];
}

/** Texts that are hard to read, of the page and of its blocks. */
export function checkColors({ theme, blocks }: PageContent): Finding[] {
  // The background of texts as the page is drawn: a sheet if the theme has one, an image under its scrim.
  const { behind } = paletteOf(theme);
  const findings: Finding[] = [];
  if (leastContrast(theme.fonts.textColor, behind) < MIN_CONTRAST) {
    const textColor = bestOf(behind);
    findings.push({
      kind: "contrastText",
      fix: (content) => withTheme(content, { fonts: { ...content.theme.fonts, textColor } }),
    });
  }
  const used = new Set(blocks.filter((block) => block.enabled && hasContent(block)).map(({ type }) => type));
  for (const design of DESIGNED_BLOCKS) {
    const { type, background, color, useBrandColors } = theme.blockDesign[design];
    if (!used.has(design) || useBrandColors) continue;
    const isFilled = type === "colored" && !OPEN_SHAPES.has(theme.layout.linkShape);
    const found = isFilled ? contrast(color, background) : leastContrast(background, behind);
    if (found >= MIN_CONTRAST) continue;
    const mended = isFilled ? { color: readableOn(background) } : { background: bestOf(behind) };
    findings.push({
      kind: "contrastBlock",
      design,
      fix: (content) => {
        const { blockDesign } = content.theme;
        return withTheme(content, {
          blockDesign: { ...blockDesign, [design]: { ...blockDesign[design], ...mended } },
        });
      },
    });
  }
  return findings;
}

/** Black or white, whichever has the better contrast on the worst of the colours. */
function bestOf(behind: readonly Color[]): Color {
  return leastContrast(BLACK, behind) >= leastContrast(WHITE, behind) ? BLACK : WHITE;
}

function withTheme(content: PageContent, part: Partial<Theme>): PageContent {
  return { ...content, theme: { ...content.theme, ...part } };
}

function checkImages({ profile, blocks }: PageContent): Finding[] {
  const { title, image } = profile;
  const ofProfile: Finding[] =
    image?.cropped && !image.alt
      ? [
          {
            kind: "altProfile",
            // The title names the person in the portrait.
            ...(title && {
              fix: (content) => ({
                ...content,
                profile: { ...content.profile, image: { ...content.profile.image, alt: title } },
              }),
            }),
          },
        ]
      : [];
  return [
    ...ofProfile,
    ...blocks.flatMap((block): Finding[] =>
      block.type === "image" && block.enabled && block.data.image && !block.data.alt
        ? [{ kind: "altImage", blockKey: block.key, ...captionAsAlt(block) }]
        : [],
    ),
  ];
}

/** The caption serves as alt text; without one only the owner can write it. */
function captionAsAlt({ key, data: { caption } }: BlockOf<"image">): Pick<Finding, "fix"> {
  if (!caption) return {};
  return {
    fix: (content) => ({
      ...content,
      blocks: content.blocks.map((block) =>
        block.key === key && block.type === "image"
          ? { ...block, data: { ...block.data, alt: caption.slice(0, LIMITS.alt) } }
          : block,
      ),
    }),
  };
}

function checkWeight(content: PageContent, imageBytes: ImageBytes): Finding[] {
  const { titleFont, textFont } = content.theme.fonts;
  const findings: Finding[] = [];
  if (titleFont.id !== textFont.id && ![titleFont.id, textFont.id].includes(DEFAULT_FONT.id)) {
    findings.push({ kind: "heavyFonts" });
  }
  const { bytes, heaviest } = weighPage(content, imageBytes);
  if (bytes > LIMITS.lightPageBytes && heaviest) {
    const { blockKey } = heaviest;
    findings.push({ kind: "heavyPage", ...(blockKey && { blockKey }), weight: { bytes, heaviest } });
  }
  return findings;
}

function checkIcons({ theme, blocks }: PageContent): Finding[] {
  if (theme.socialSize >= MIN_ICON_PX || !blocks.some(({ type }) => type === "socialIcons")) return [];
  return [{ kind: "smallIcons", fix: (content) => withTheme(content, { socialSize: MIN_ICON_PX }) }];
}

/** Unfilled links of a block; an entirely empty block is not shown and yields one finding. */
function checkFilled(block: Block): Finding[] {
  const found = checkLinks(block);
  // A save rejects an invalid URL even in a hidden block.
  if (!block.enabled) return found.filter(({ kind }) => kind === "wrongLink");
  if (found.length > 0 || hasContent(block)) return found;
  return [{ kind: "emptyBlock", blockKey: block.key, blockType: block.type }];
}
