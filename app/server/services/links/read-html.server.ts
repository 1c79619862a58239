import { LIMITS } from "~/domain/limits";
import { decodeEntities } from "~/domain/link-fetch/entities";
import { normalizedUrl } from "~/domain/links";
import { cleanLine, isBlank } from "~/domain/text";
import { runRewriter } from "~/server/platform/html-rewriter.server";

/** A link on a page, with its text. */
export interface FoundLink {
  url: string;
  title: string;
}

/** The metadata and content of a web page, bounded and cleaned: none of it is assumed to be safe as HTML. */
export interface HtmlMeta {
  title?: string;
  description?: string;
  /** As written on the page. */
  image?: string;
  /** Headings and paragraphs in order. */
  texts: string[];
  links: FoundLink[];
  /** The data of the page's own script, as JSON that may be truncated. */
  data?: string;
}

/** Characters collected per text before it is cleaned and cut. */
const COLLECTED = 4_000;
/**
 * Tags that are parsed, of the whole page or of its head: a page of nothing but tags must not delay other requests, and a
 * pasted list has ten pages. Heads have fewer.
 */
const MAX_TAGS = { all: 12_000, head: 1_500 } as const;

/** Sources of a page's title, best first. */
const TITLES = ["og:title", "twitter:title", "title"] as const;
const DESCRIPTIONS = ["og:description", "description", "twitter:description"] as const;
const IMAGES = ["og:image:secure_url", "og:image", "og:image:url", "twitter:image"] as const;

/**
 * Reads the metadata and content of a web page.
 * @param html as much of it as was read
 * @param base its address
 * @param part "head" for its metadata alone
 */
export async function readHtml(
  html: string,
  base: URL,
  part: keyof typeof MAX_TAGS = "all",
): Promise<HtmlMeta> {
  const meta = new Map<string, string>();
  const texts: TextSlot[] = [];
  const links: { url: string; text: TextSlot }[] = [];
  const title = new TextSlot();
  let data = "";
  let titles = 0;
  const rewriter = new HTMLRewriter()
    .on("meta[content]", {
      element(element) {
        const name = (element.getAttribute("property") ?? element.getAttribute("name") ?? "").toLowerCase();
        const content = element.getAttribute("content") ?? "";
        if (name.length <= 40 && !meta.has(name)) meta.set(name, content.slice(0, COLLECTED));
      },
    })
    .on("title", {
      // SVGs further down have titles too.
      element: () => void titles++,
      text: (chunk) => title.add(titles === 1 ? chunk.text : ""),
    });
  if (part === "all")
    rewriter
      .on("h1, h2, p", {
        element() {
          if (texts.length < LIMITS.fetchedTexts) texts.push(new TextSlot());
          else texts.at(-1)?.close();
        },
        text: (chunk) => texts.at(-1)?.add(chunk.text),
      })
      .on("script#__NEXT_DATA__", {
        text: (chunk) => {
          data += chunk.text;
        },
      })
      .on("a[href]", {
        element(element) {
          if (links.length >= LIMITS.fetchedLinks) return links.at(-1)?.text.close();
          const url = linkAt(decodeEntities(element.getAttribute("href") ?? ""), base);
          links.push({ url: url ?? "", text: new TextSlot() });
        },
        text: (chunk) => links.at(-1)?.text.add(chunk.text),
      });
  await runRewriter(rewriter, withMaxTags(html, MAX_TAGS[part]));
  const first = (names: readonly string[], max: number) =>
    names.map((name) => textOf(name === "title" ? title.value : (meta.get(name) ?? ""), max)).find(Boolean);
  const image = IMAGES.map((name) => decodeEntities(meta.get(name) ?? "").trim()).find(Boolean);
  const found = {
    title: first(TITLES, LIMITS.linkTitle),
    description: first(DESCRIPTIONS, LIMITS.bio),
    image,
  };
  return {
    ...(found.title && { title: found.title }),
    ...(found.description && { description: found.description }),
    ...(found.image && { image: found.image }),
    texts: texts.map(({ value }) => textOf(value, LIMITS.fetchedText)).filter(Boolean),
    links: linksOf(links),
    ...(data && { data }),
  };
}

function withMaxTags(html: string, max: number): string {
  let at = -1;
  for (let tags = 0; tags < max; tags++) {
    at = html.indexOf("<", at + 1);
    if (at < 0) return html;
  }
  return html.slice(0, at);
}

/** Collects the text of one element, which arrives in chunks. */
class TextSlot {
  value = "";
  #isClosed = false;

  add(text: string) {
    if (!this.#isClosed && this.value.length < COLLECTED) this.value += text;
  }

  /** What follows belongs to an element that is not collected. */
  close() {
    this.#isClosed = true;
  }
}

function textOf(html: string, max: number): string {
  const text = cleanLine(decodeEntities(html.slice(0, COLLECTED)));
  if (isBlank(text)) return "";
  const cut = [...text].slice(0, max).join("");
  return cut.isWellFormed() ? cut : cut.toWellFormed();
}

/** The target of a link if our pages can have it; null for places on the same page and all else. */
function linkAt(href: string, base: URL): string | null {
  const text = href.trim();
  if (text === "" || text.startsWith("#") || text.length > LIMITS.url || !URL.canParse(text, base))
    return null;
  return normalizedUrl(new URL(text, base).href);
}

/** Each address once, with its first non-empty text. */
function linksOf(found: readonly { url: string; text: TextSlot }[]): FoundLink[] {
  const links = new Map<string, string>();
  for (const { url, text } of found)
    if (url) links.set(url, links.get(url) || textOf(text.value, LIMITS.linkTitle));
  return [...links].map(([url, title]) => ({ url, title }));
}
