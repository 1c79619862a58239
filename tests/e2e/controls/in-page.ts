/** What the script in the page tells: a control that is on the screen or was used, or a text that looks wrong. */
export interface Note {
  kind: "seen" | "used" | "text";
  /** The path of the screen. */
  path: string;
  /** The names of the tab and the dialog that it is in, from the outside in. */
  within: string[];
  role: string;
  name: string;
}

/**
 * Runs in every page before its own scripts: notes, in English, each control that is to be seen and each that is used,
 * by the name that people know it by.
 * @param report the binding's name
 * @param keyPattern of texts that look like a translation key
 */
export function noteControls([report, keyPattern]: [string, string]): void {
  if (window !== window.top) return;
  const CONTROLS =
    "button, a[href], input, textarea, select, summary, [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=slider], [role=spinbutton]";
  const looksLikeKey = new RegExp(keyPattern);
  const told = new Set<string>();
  const send = (note: Note) => {
    const line = JSON.stringify(note);
    if (told.has(line)) return;
    told.add(line);
    (window as unknown as Record<string, (line: string) => void>)[report]?.(line);
  };
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const byIds = (ids: string | null) =>
    (ids ?? "")
      .split(" ")
      .map(
        (id) =>
          textOf(document.getElementById(id)) ||
          document.getElementById(id)?.getAttribute("aria-label") ||
          "",
      )
      .join(" ")
      .trim();
  const labelOf = (element: Element) =>
    "labels" in element
      ? [...((element as HTMLInputElement).labels ?? [])].map((label) => textOf(label)).join(" ")
      : "";
  const nameOf = (element: Element): string =>
    byIds(element.getAttribute("aria-labelledby")) ||
    element.getAttribute("aria-label") ||
    labelOf(element) ||
    textOf(element) ||
    element.querySelector("img[alt]")?.getAttribute("alt") ||
    element.getAttribute("placeholder") ||
    element.getAttribute("title") ||
    "";
  const roleOf = (element: Element): string => {
    const role = element.getAttribute("role");
    if (role) return role;
    if (element.tagName === "A") return "link";
    if (element.tagName === "TEXTAREA") return "textbox";
    if (element.tagName !== "INPUT") return element.tagName.toLowerCase();
    const { type } = element as HTMLInputElement;
    return { checkbox: "checkbox", radio: "radio", range: "slider", file: "file" }[type] ?? "textbox";
  };
  /** Notices, and what stands beside the screen itself, are the same on every screen. */
  const SHELL = "shell";
  const withinOf = (element: Element): string[] => {
    const places: string[] = [];
    let at = element.parentElement;
    for (; at && at.tagName !== "MAIN"; at = at.parentElement) {
      const role = at.getAttribute("role");
      if (role === "region" && at.querySelector("[role=alertdialog]")) return [SHELL, "notice"];
      if (role === "tabpanel") places.unshift(byIds(at.getAttribute("aria-labelledby")));
      if (role === "dialog" || role === "alertdialog") return [nameOf(at).slice(0, 120), ...places];
      if (role === "menu" || role === "listbox") return [nameOf(at).slice(0, 120)];
    }
    return at ? places : [SHELL, ...places];
  };
  const noteOf = (kind: Note["kind"], element: Element): Note => ({
    kind,
    path: location.pathname,
    within: withinOf(element),
    role: roleOf(element),
    name: nameOf(element).slice(0, 160),
  });
  const isEnglish = () => document.documentElement.lang === "en";
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest("[aria-hidden=true], [inert]") &&
    !element.matches(":disabled, [aria-disabled=true], input[type=hidden]") &&
    // By such a button a screen reader closes what is open; nobody sees it.
    !(element.tagName === "BUTTON" && element.getBoundingClientRect().width <= 1);

  let lastPath = "";
  const look = () => {
    // The address changes before the screen does.
    if (location.pathname !== lastPath) {
      lastPath = location.pathname;
      later();
      return;
    }
    if (isEnglish()) {
      for (const element of document.querySelectorAll(CONTROLS)) {
        if (isUsable(element)) send(noteOf("seen", element));
      }
    }
    const words = document.querySelectorAll("body :not(script, style)");
    for (const element of words) {
      const own = element.childElementCount === 0 ? textOf(element) : "";
      const named = [
        own,
        ...["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name)),
      ];
      for (const text of named)
        if (text && looksLikeKey.test(text)) send({ ...noteOf("text", element), name: text });
    }
  };
  const use = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    // React Aria takes a press on the label for one on what it labels.
    const target = event.target.closest(CONTROLS) ?? event.target.closest("label")?.control;
    if (target && isEnglish()) send(noteOf("used", target));
  };
  for (const type of ["click", "change", "input", "drop"]) document.addEventListener(type, use, true);
  document.addEventListener("keydown", (event) => event.key.startsWith("Arrow") && use(event), true);
  (window as unknown as { visitaUse: (of: Element) => void }).visitaUse = (of) => send(noteOf("used", of));
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      look();
    }, 400);
  };
  addEventListener("DOMContentLoaded", () => {
    if (!location.hostname.endsWith("localhost") || location.hostname.startsWith("me.")) return;
    new MutationObserver(later).observe(document, { subtree: true, childList: true });
    later();
  });
}
