import { focusInList } from "~/ui/focus-in-list";

/** For so long a row beside what was deleted is looked for: a long list is drawn in steps. */
const FRAMES = 30;

interface Keyed {
  key: string;
}

/**
 * A pressed delete button goes with what it deleted: the focus goes to the row below, or above, or to the row around
 * them, and where no row is left to the first button of the tab, which adds one.
 * @param list as it was before
 * @param key of what was deleted
 * @param around the block whose item it was
 */
export function focusBeside(list: readonly Keyed[], key: string, around?: Keyed): void {
  const at = list.findIndex((entry) => entry.key === key);
  const places = [list[at + 1], list[at - 1], around].flatMap((entry) =>
    entry ? `[data-key="${CSS.escape(entry.key)}"] [data-open]` : [],
  );
  const { scrollY } = window;
  let left = places.length > 0 ? FRAMES : 1;
  function look() {
    // While a long list is drawn anew the document is shorter for a moment, which moves what is in sight.
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
 * Once they are on the screen, focuses the first field of the settings of the open block: what was just added is filled in
 * next. One that takes the focus itself keeps it.
 */
export function focusFirstField(): void {
  requestAnimationFrame(() => {
    const fields = document.querySelector<HTMLElement>("[data-fields]");
    if (!fields || fields.contains(document.activeElement)) return;
    focusInList(fields.querySelector<HTMLElement>("input:not([type=hidden]), textarea, button"));
  });
}
