import { focusInList } from "~/ui/focus-in-list";

/** How long a row beside a deleted one is awaited: a long list is rendered in steps. */
const FRAMES = 30;

interface Keyed {
  key: string;
}

/**
 * A pressed delete button is removed with its row: the focus moves to the row below, or above, or to the surrounding
 * row, and without rows to the first button of the tab, which adds one.
 * @param list the list before
 * @param key of the deleted row
 * @param around the block that contained the item
 */
export function focusBeside(list: readonly Keyed[], key: string, around?: Keyed): void {
  const at = list.findIndex((entry) => entry.key === key);
  const places = [list[at + 1], list[at - 1], around].flatMap((entry) =>
    entry ? `[data-key="${CSS.escape(entry.key)}"] [data-open]` : [],
  );
  const { scrollY } = window;
  let left = places.length > 0 ? FRAMES : 1;
  function look() {
    // While a long list re-renders, the document is shorter for a moment, which scrolls it.
    if (window.scrollY < scrollY) window.scrollTo({ top: scrollY });
    const beside = firstShown(places);
    if (beside || --left === 0) focusInList(beside ?? firstShown(["[role=tabpanel] button"]));
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** On a phone the list of blocks is there and not shown. */
function firstShown(places: readonly string[]): HTMLElement | undefined {
  const found = places.map((place) => document.querySelector<HTMLElement>(place));
  return found.find((element) => element?.offsetParent) ?? undefined;
}

/**
 * Once they are on the screen, focuses the first field of the open block's settings: a new block is filled in next. A
 * field that focuses itself keeps the focus.
 */
export function focusFirstField(): void {
  requestAnimationFrame(() => {
    const fields = document.querySelector<HTMLElement>("[data-fields]");
    if (!fields || fields.contains(document.activeElement)) return;
    focusInList(fields.querySelector<HTMLElement>("input:not([type=hidden]), textarea, button"));
  });
}
