import { en } from "../../../app/i18n/english.ts";
import type { Note } from "./in-page.ts";

type Messages = { [key: string]: string | Messages };

/**
 * The messages that label controls. Excluded are those that label no screen of the app: the names of contacts and
 * industries, which are data like a row's title, and the messages of the site, mails, passes and tab titles.
 */
const { contacts, industries, site, siteScreens, mail, passes, ...others } = en;
/** The share screen labels the wallets with the messages of the card's page. */
const { addToApple, addToGoogle } = site.card;
const shown = { ...others, wallets: { addToApple, addToGoogle } };

/** A message with a singular form is listed by its plural. */
function sentencesOf(messages: Messages): [said: string, known: string][] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== "string") return key === "meta" ? [] : sentencesOf(value);
    const many = key.endsWith("_one") && messages[key.replace(/_one$/, "_other")];
    return [[value, typeof many === "string" ? many : value] as [string, string]];
  });
}

const sentences = new Map(sentencesOf(shown as unknown as Messages));
// Placeholders of missing titles count as titles.
for (const untitled of [en.dashboard.pages.untitled, en.cards.editor.untitled, en.editor.links.untitled])
  sentences.delete(untitled);
// So does the title of a copy.
sentences.delete(en.dashboard.copyOf);
/** Placeholders that contain only numbers. */
const NUMBERS = new Set(["{{all}}", "{{chosen}}", "{{count}}", "{{done}}", "{{left}}", "{{max}}", "{{n}}"]);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Messages with placeholders, those with the most literal words first. */
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

/** The badge of paid features is part of their control's name, without a plan. */
const PAID = / PRO$/;

/**
 * The message that a name is made of, independent of its page's owner. A name that is none of our messages is user
 * data, and is replaced by `…`.
 */
export function sentenceOf(name: string): string {
  return (
    sentences.get(name) ??
    sentences.get(name.replace(PAID, "")) ??
    patterns.find(({ pattern }) => pattern.test(name))?.known ??
    "…"
  );
}

/** Screens that the register lists under another name. */
const SCREENS: Record<string, string> = {
  landing: "/",
  "editor-create": "/editor",
  "editor-edit": "/editor",
  "editor-business-card-create": "/editor-business-card",
  "editor-business-card-edit": "/editor-business-card",
  "not-found": "/404",
};

/** @returns the register's name of a route's screen: the screens that create and edit share one */
export function screenOf(name: string): string {
  return SCREENS[name] ?? `/${name}`;
}

/** Menus that offer data: their choices are interchangeable. */
const CHOICES = new Set([en.cards.contacts.add, en.blocks.details.add]);
/** The link of a notification is its text and its age, not a message of the screen. */
const isNotification = ({ within, role, name }: Note) =>
  role === "link" && within[0] === en.shell.notifications.label && !sentences.has(name);

/** What the header opens covers every screen. */
const { navigation, account, notifications } = en.shell;
const AROUND = new Set([
  navigation.label,
  navigation.products,
  navigation.resources,
  account.menu,
  notifications.label,
]);

/** On a phone, in an editor's header: the account menu with the items that do not fit there. */
const isPhoneMenu = (screen: string, first: string | undefined) =>
  first === en.shell.more && /^(?:editor-|team-look$)/.test(screen);

/** The plans, at any feature, open over any screen. */
const PLANS = new Set([en.pricing.modal.title, en.pricing.modal.wanted]);

/** @returns a control's line in the register: its place, role and label */
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
