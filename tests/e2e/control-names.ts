import type { Page } from "playwright/test";
import { en } from "../../app/i18n/english.ts";

/** What `installNames` adds to a page's window. */
export interface Naming {
  /** The visible name of a control. */
  visitaName(control: Element): string;
}

/** Lets functions that run in a page read the visible names of its controls, until its document is replaced. */
export async function installNames(page: Page): Promise<void> {
  await page.evaluate(addNaming);
}

/** Runs in the page. */
function addNaming(): void {
  const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
  /** A tab's badge is not always there: only its own text counts. */
  const textOf = (element: Element | null | undefined) => {
    const own = [...(element?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const label = tidy(own.map(({ textContent }) => textContent).join(" "));
    return element?.getAttribute("role") === "tab" && label ? label : tidy(element?.textContent ?? "");
  };
  const byIds = (ids: string | null, without?: Element) =>
    tidy(
      (ids ?? "")
        .split(" ")
        .map((id) => document.getElementById(id))
        .filter((labelling) => !without?.contains(labelling))
        .map((labelling) => textOf(labelling) || labelling?.getAttribute("aria-label") || "")
        .join(" "),
    );
  const labelOf = (element: Element) =>
    "labels" in element
      ? [...((element as HTMLInputElement).labels ?? [])].map((label) => textOf(label)).join(" ")
      : "";
  const namedBy = (element: Element): string =>
    byIds(
      element.getAttribute("aria-labelledby"),
      // A select is named by its label: it contains the chosen value.
      element.matches("[aria-haspopup=listbox]") ? element : undefined,
    ) ||
    element.getAttribute("aria-label") ||
    labelOf(element) ||
    textOf(element) ||
    element.querySelector("img[alt]")?.getAttribute("alt") ||
    element.getAttribute("placeholder") ||
    element.getAttribute("title") ||
    "";
  const naming: Naming = {
    // A row's own button contains the row's title.
    visitaName: (control) => (control.matches("[data-open]") ? "" : namedBy(control)),
  };
  Object.assign(window, naming);
}

type Messages = { [key: string]: string | Messages };

/** The messages that label controls: names of contacts and industries are data, the others label no screen of the app. */
const { contacts, industries, site, siteScreens, mail, passes, ...labels } = en;

/** Each sentence with the one that stands for it: a singular form counts as its plural. */
function sentencesOf(messages: Messages): [sentence: string, general: string][] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== "string") return key === "meta" ? [] : sentencesOf(value);
    const many = key.endsWith("_one") && messages[key.replace(/_one$/, "_other")];
    return [[value, typeof many === "string" ? many : value] as [string, string]];
  });
}

const sentences = new Map(sentencesOf(labels as unknown as Messages));
// Placeholders of missing titles count as titles, as does the title of a copy.
for (const untitled of [en.dashboard.pages.untitled, en.cards.editor.untitled, en.editor.links.untitled])
  sentences.delete(untitled);
sentences.delete(en.dashboard.copyOf);
/** Placeholders that contain only numbers. */
const NUMBERS = new Set(["{{all}}", "{{chosen}}", "{{count}}", "{{done}}", "{{left}}", "{{max}}", "{{n}}"]);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Messages with placeholders, those with the most literal words first. */
const patterns = [...sentences]
  .filter(([sentence]) => /\{\{\w+\}\}/.test(sentence))
  .map(([sentence, general]) => ({
    general,
    literal: sentence.replace(/\{\{\w+\}\}/g, "").trim().length,
    pattern: new RegExp(
      `^${sentence
        .split(/(\{\{\w+\}\})/)
        .map((part) =>
          NUMBERS.has(part) ? "[\\d.,]+\\+?" : /^\{\{\w+\}\}$/.test(part) ? ".+" : escaped(part),
        )
        .join("")}$`,
      "s",
    ),
  }))
  .filter(({ literal }) => literal > 2)
  .sort((a, b) => b.literal - a.literal);

/** The badge of paid features is part of their control's name, without a plan. */
const PAID = / PRO$/;

/**
 * The message that a control's name is made of, so that controls that differ only in a title or a number count as one.
 * @returns `…` for a name that is none of our messages: it is user data
 */
export function sentenceOf(name: string): string {
  return (
    sentences.get(name) ??
    sentences.get(name.replace(PAID, "")) ??
    patterns.find(({ pattern }) => pattern.test(name))?.general ??
    "…"
  );
}
