import { en } from "../../../app/i18n/english.ts";
import type { Note } from "./in-page.ts";

type Messages = { [key: string]: string | Messages };

/**
 * What controls are called by. Left out is what no screen of the app is labelled with: the names of contacts and
 * industries, which are data as a row's title is, and what stands on the site, in mails, on passes and in a tab's title.
 */
const { contacts, industries, site, siteScreens, mail, passes, ...others } = en;
/** The share screen offers the wallets in the words of the card's page. */
const { addToApple, addToGoogle } = site.card;
const shown = { ...others, wallets: { addToApple, addToGoogle } };

/** A sentence that has a form for one is known by that for many. */
function sentencesOf(messages: Messages): [said: string, known: string][] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== "string") return key === "meta" ? [] : sentencesOf(value);
    const many = key.endsWith("_one") && messages[key.replace(/_one$/, "_other")];
    return [[value, typeof many === "string" ? many : value] as [string, string]];
  });
}

const sentences = new Map(sentencesOf(shown as unknown as Messages));
// What stands where nobody has written a title yet is a title.
for (const untitled of [en.dashboard.pages.untitled, en.cards.editor.untitled, en.editor.links.untitled])
  sentences.delete(untitled);
// And so is the title of a copy.
sentences.delete(en.dashboard.copyOf);
/** Gaps that hold numbers alone. */
const NUMBERS = new Set(["{{all}}", "{{chosen}}", "{{count}}", "{{done}}", "{{left}}", "{{max}}", "{{n}}"]);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Sentences with gaps, those with the most words of their own first. */
const patterns = [...sentences]
  .filter(([said]) => /\{\{\w+\}\}/.test(said))
  .map(([said, known]) => ({
    known,
    own: said.replace(/\{\{\w+\}\}/g, "").trim().length,
    pattern: new RegExp(
      `^${said
        .split(/(\{\{\w+\}\})/)
        .map((part) =>
          NUMBERS.has(part) ? "[\\d.,]+\\+?" : /^\{\{\w+\}\}$/.test(part) ? ".+" : escaped(part),
        )
        .join("")}$`,
      "s",
    ),
  }))
  .filter(({ own }) => own > 2)
  .sort((a, b) => b.own - a.own);

/** The badge of what is paid for is read with its control, to who does not pay. */
const PAID = / PRO$/;

/**
 * The sentence that a name is made of, which is the same whoever's page it is about. A name that is no sentence of ours
 * is what somebody wrote, and stands for all such names.
 */
export function sentenceOf(name: string): string {
  return (
    sentences.get(name) ??
    sentences.get(name.replace(PAID, "")) ??
    patterns.find(({ pattern }) => pattern.test(name))?.known ??
    "…"
  );
}

/** Screens that stand in the register by another name than their own. */
const SCREENS: Record<string, string> = {
  landing: "/",
  "editor-create": "/editor",
  "editor-edit": "/editor",
  "editor-business-card-create": "/editor-business-card",
  "editor-business-card-edit": "/editor-business-card",
  "not-found": "/404",
};

/** @returns how the register calls a route's screen: one that makes and one that edits are the same */
export function screenOf(name: string): string {
  return SCREENS[name] ?? `/${name}`;
}

/** Menus that offer data: each choice in them is as good as another. */
const CHOICES = new Set([en.cards.contacts.add, en.blocks.details.add]);
/** What leads to a notification is its text and its age, and no sentence of the screen. */
const isNotification = ({ within, role, name }: Note) =>
  role === "link" && within[0] === en.shell.notifications.label && !sentences.has(name);

/** What the header opens stands over every screen. */
const { navigation, account, notifications } = en.shell;
const AROUND = new Set([
  navigation.label,
  navigation.products,
  navigation.resources,
  account.menu,
  notifications.label,
]);

/** On a phone, in an editor's header: the account's menu with what else has no room there. */
const isPhoneMenu = (screen: string, first: string | undefined) =>
  first === en.shell.more && /^(?:editor-|team-look$)/.test(screen);

/** The plans, at whatever was wanted, open over any screen. */
const PLANS = new Set([en.pricing.modal.title, en.pricing.modal.wanted]);

/** @returns a control's line in the register: where it is, its role, and what it says */
export function controlOf(note: Note): string {
  const { screen, within, role, name } = note;
  const [first, ...rest] = within;
  const isChoice = role === "option" || (role === "menuitem" && CHOICES.has(within.at(-1) ?? ""));
  const places =
    first === "shell"
      ? ["every screen", ...rest]
      : AROUND.has(first ?? "")
        ? ["every screen", ...within]
        : isPhoneMenu(screen, first)
          ? ["every screen", account.menu]
          : PLANS.has(sentenceOf(first ?? ""))
            ? ["every screen", en.pricing.modal.title]
            : [screenOf(screen), ...within.map(sentenceOf)];
  return [...places, `${role} ${isChoice || isNotification(note) ? "…" : sentenceOf(name)}`].join(" › ");
}
