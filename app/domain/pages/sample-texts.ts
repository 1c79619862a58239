import type { BlockOf } from "./blocks";
import { type Block, checkLinks } from "./blocks";
import type { Finding } from "./finding";
import type { PageContent } from "./schema";
import type { Template } from "./templates/template";

/** Maximum length of a text that identifies a finding. */
const SHOWN = 60;

/** The texts of a page that are still those of the template that it was made from: name, bio, blocks and details. */
export function checkSampleTexts(
  { profile, blocks }: PageContent,
  { page }: Pick<Template, "page">,
): Finding[] {
  const samples = new Set(page.blocks.flatMap(textsOf).map(({ text }) => text));
  const ofProfile = [
    [profile.title, page.profile.title],
    [profile.bio, page.profile.bio],
  ].flatMap(([text = "", sample]) => (isSame(text, sample) ? [found(text)] : []));
  return [
    ...ofProfile,
    ...blocks
      .filter(({ enabled }) => enabled)
      .flatMap((block) =>
        textsOf(block).flatMap(({ text, itemKey }) =>
          samples.has(text)
            ? [{ ...found(text), blockKey: block.key, ...(itemKey !== undefined && { itemKey }) }]
            : [],
        ),
      ),
  ];
}

/** What of a page is still as in the template that it was made from. */
export interface TemplateRest {
  /** Unchanged texts, shortened; empty if there are none. */
  texts: string[];
  /** Whether it has no picture, where the gallery showed the template with an example. */
  lacksPicture: boolean;
}

/** @param template in the language of the owner; null for a page without one */
export function templateRest(content: PageContent, template: Pick<Template, "page"> | null): TemplateRest {
  if (!template) return { texts: [], lacksPicture: false };
  const texts = checkSampleTexts(content, template).flatMap(({ title }) => title ?? []);
  return { texts: [...new Set(texts)], lacksPicture: !content.profile.image?.cropped };
}

interface SampleText {
  text: string;
  itemKey?: string;
}

/** The texts of a block that its owner should replace; unfilled links are reported separately. */
function textsOf(block: Block): SampleText[] {
  if (block.type === "heading" || block.type === "text") return said([{ text: block.data.text }]);
  return block.type === "contactDetails" ? said(detailsOf(block)) : [];
}

function detailsOf(block: BlockOf<"contactDetails">): SampleText[] {
  const told = new Set(checkLinks(block).map(({ itemKey }) => itemKey));
  return block.data.items.flatMap(({ key, value }) => (told.has(key) ? [] : [{ text: value, itemKey: key }]));
}

const said = (texts: SampleText[]) =>
  texts.map((one) => ({ ...one, text: one.text.trim() })).filter(({ text }) => text !== "");

const isSame = (text: string, sample: string | undefined) =>
  text.trim() !== "" && text.trim() === sample?.trim();

function found(text: string): Finding {
  const [line = ""] = text.trim().split("\n");
  return { kind: "sampleText", title: line.length > SHOWN ? `${line.slice(0, SHOWN - 1).trimEnd()}…` : line };
}
