import { focusInList } from "~/ui/focus-in-list";

/** How long a control is awaited: a tab opened for the first time is loaded, a long list rendered in steps. */
const MAX_FRAMES = 60;

/** Moves the focus to a control once it is on the screen; to the first one in a group that is found. */
export function focusWhenShown(find: () => HTMLElement | null): void {
  let left = MAX_FRAMES;
  function look() {
    const found = find();
    // A tab that is hidden on a narrow screen is there and not shown.
    if (found?.offsetParent) {
      const isGroup = found.matches("div, section, fieldset");
      return focusInList(isGroup ? (found.querySelector<HTMLElement>("button, input") ?? found) : found);
    }
    left -= 1;
    if (left > 0) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
