import type { Locator, Page } from "playwright/test";
import type { Naming } from "./control-names.ts";

export const CONTROLS =
  "button, a[href], input:not([type=hidden]), textarea, summary, [role=tab], [role=slider], [role=spinbutton], [role=menuitem], [role=menuitemradio], [role=dialog] [role=option]";
/** Excludes exiting elements, which take no press, and the content of nested dialogs. */
const POPOVERS = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role=${role}]:not([data-exiting], [data-exiting] *, [role=dialog] *)`)
  .join();

/** A control, by its place among those of its part of the screen. */
export interface Found {
  index: number;
  kind: string;
  name: string;
}

/** The controls of a part of a screen that can be used now, in their order. */
export function listControls(scope: Locator): Promise<Found[]> {
  return scope.locator(CONTROLS).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const usable =
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[aria-hidden=true], [inert], [data-exiting]") &&
        !element.matches(":disabled, [aria-disabled=true]") &&
        // By such a button of React Aria's a screen reader closes what is open.
        !(element.tagName === "BUTTON" && element.getBoundingClientRect().width < 4);
      if (!usable) return [];
      const kind =
        element.tagName === "INPUT"
          ? (element as HTMLInputElement).type
          : element.matches("a[href]")
            ? "A"
            : (element.getAttribute("role") ?? element.tagName);
      return [{ index, kind, name: (window as unknown as Naming).visitaName(element) }];
    }),
  );
}

/** The dialogs, menus and lists that are open, the last opened at the end. */
export const opened = (page: Page) => page.locator(POPOVERS).locator("visible=true");
