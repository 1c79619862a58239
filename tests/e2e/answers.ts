import type { JSHandle, Locator, Page, Request } from "playwright/test";

/** Attributes that a press changes on anything, whether or not it then answers. */
const OF_A_PRESS = [
  ...["data-pressed", "data-hovered", "data-focused", "data-focus-visible", "data-focus-within"],
  ...["data-focus-visible-within", "aria-describedby"],
];

/** Events of the browser that are an answer by themselves. */
const EVENTS = ["popup", "download", "filechooser"] as const;

/** What is only loaded for a later use. */
const LOADED = ["script", "stylesheet", "font"];

/** How long an answer may take that no event announces. */
const ANSWER_MS = 5_000;

interface Seen {
  isAnswered: boolean;
  /** What may have the focus without an answer. */
  focused: (Element | null)[];
}

/** The answer that is waited for; disposing of it ends the watching. */
interface Answer extends Disposable {
  /** Whether there was one, within a moment. */
  came: () => Promise<boolean>;
}

/**
 * Watches from here on for the answer to the use of a control: the document or that of a frame changes, something
 * scrolls or takes the focus, or the browser requests, opens or downloads something. That the control looks pressed,
 * and that its tooltip goes, is none.
 */
export async function watchAnswer(page: Page, control: Locator): Promise<Answer> {
  let hasEvent = false;
  const onEvent = () => {
    hasEvent = true;
  };
  const onRequest = (request: Request) => {
    hasEvent ||= !LOADED.includes(request.resourceType());
  };
  page.on("request", onRequest);
  for (const name of EVENTS) page.on(name as "popup", onEvent);
  const seen = await control.evaluateHandle(watchDocuments, OF_A_PRESS);
  return {
    came: async () => hasEvent || (await isChanged(page, seen)) || hasEvent,
    [Symbol.dispose]: () => {
      page.off("request", onRequest);
      for (const name of EVENTS) page.off(name as "popup", onEvent);
    },
  };
}

/** Whether a watched document changes; another document in its place is an answer, too. */
async function isChanged(page: Page, seen: JSHandle<Seen>): Promise<boolean> {
  const isOpen = await seen.evaluate(() => true).catch(() => false);
  if (!isOpen) return true;
  return page
    .waitForFunction(
      ({ isAnswered, focused }: Seen) => isAnswered || !focused.includes(document.activeElement),
      seen,
      { timeout: ANSWER_MS },
    )
    .then(
      () => true,
      () => false,
    );
}

/** Runs in the page. */
function watchDocuments(control: Element, ofAPress: string[]): Seen {
  const seen: Seen = { isAnswered: false, focused: [control, document.activeElement, document.body] };
  const answered = () => {
    seen.isAnswered = true;
  };
  const isTooltip = (node: Node) =>
    node instanceof Element &&
    (node.matches("[role=tooltip]") || node.querySelector("[role=tooltip]") !== null);
  const isAnswer = ({ attributeName, target, addedNodes, removedNodes }: MutationRecord) => {
    if ((target as Element).closest?.("head, [role=tooltip]")) return false;
    // While something is pressed, none of its text can be selected.
    if (attributeName === "style") return !target.contains(control);
    if (attributeName) return !ofAPress.includes(attributeName);
    const nodes = [...addedNodes, ...removedNodes];
    return nodes.length === 0 || !nodes.every(isTooltip);
  };
  const watch = (root: Document) => {
    new MutationObserver((records) => {
      if (records.some(isAnswer)) answered();
    }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    root.addEventListener("scroll", answered, { capture: true, once: true });
  };
  watch(document);
  for (const frame of document.querySelectorAll("iframe")) {
    frame.addEventListener("load", answered);
    if (frame.contentDocument) watch(frame.contentDocument);
  }
  return seen;
}
