/** A report of the script in the page: a control that is on the screen or was used, or a text that looks wrong. */
export interface Note {
  kind: "seen" | "used" | "text";
  /** The name of the screen, as its route has it. */
  screen: string;
  /** The names of its tab and dialog, from the outside in. */
  within: string[];
  role: string;
  name: string;
}

/** Added by the script to a page's window, for walks. */
export interface Noting {
  /** The visible name of a control. */
  visitaName(of: Element): string;
  visitaUse(of: Element): void;
}

/**
 * Runs in every page before its own scripts: records, in English, each control that is visible and each that is used,
 * by its visible name.
 * @param report the binding's name
 * @param keyPattern of texts that look like a translation key
 */
export function noteControls([report, keyPattern]: [string, string]): void {
  // A preview in a frame is what visitors see; the prices are a screen embedded in third-party pages.
  if (window !== window.top && !location.pathname.endsWith("/pricing-iframe")) return;
  const CONTROLS =
    "button, a[href], input, textarea, select, summary, [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=slider], [role=spinbutton]";
  const looksLikeKey = new RegExp(keyPattern);
  const told = new Set<string>();
  const send = (note: Note) => {
    // The visitors' pages have tests of their own, and no screens.
    if (!location.hostname.endsWith("localhost") || /^(me|api|sandbox)\./.test(location.hostname)) return;
    const line = JSON.stringify(note);
    if (told.has(line)) return;
    told.add(line);
    (window as unknown as Record<string, (line: string) => void>)[report]?.(line);
  };
  const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
  /** Of a tab without its badge, which is not always there. */
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
  /** A select is named by its label: it contains the chosen value. A row's own button contains the row's title. */
  const nameOf = (element: Element): string => (element.matches("[data-open]") ? "" : namedBy(element));
  const namedBy = (element: Element): string =>
    byIds(
      element.getAttribute("aria-labelledby"),
      element.matches("[aria-haspopup=listbox]") ? element : undefined,
    ) ||
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
  /** Notices, and everything outside the screen itself, are the same on every screen. */
  const SHELL = "shell";
  const withinOf = (element: Element): string[] => {
    const places: string[] = [];
    let at = element.parentElement;
    // The header of an editor is its screen's, as main is.
    for (; at && at.tagName !== "MAIN" && !at.hasAttribute("data-screen-part"); at = at.parentElement) {
      const role = at.getAttribute("role");
      if (role === "alertdialog" && at.closest("[role=region]")) return [SHELL, "notice"];
      if (role === "tabpanel") places.unshift(byIds(at.getAttribute("aria-labelledby")));
      if (role === "dialog" || role === "alertdialog") return [nameOf(at).slice(0, 300), ...places];
      if (role === "menu" || role === "listbox") return [nameOf(at).slice(0, 300)];
    }
    return at ? places : [SHELL, ...places];
  };
  const noteOf = (kind: Note["kind"], element: Element): Note => ({
    kind,
    screen: screenName(),
    within: withinOf(element),
    role: roleOf(element),
    name: nameOf(element).slice(0, 300),
  });
  const screenName = () =>
    document.querySelector<HTMLElement>("[data-screen]")?.dataset.screen || "not-found";
  const isEnglish = () => document.documentElement.lang === "en";
  /** React Aria's hidden button with which a screen reader closes an overlay. */
  const isOfReaders = (element: Element) =>
    element.tagName === "BUTTON" && element.getBoundingClientRect().width < 4;
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    // Exiting elements are skipped.
    !element.closest("[aria-hidden=true], [inert], [data-exiting]") &&
    !element.matches(":disabled, [aria-disabled=true], input[type=hidden]") &&
    !isOfReaders(element);

  const look = () => {
    if (isEnglish()) {
      for (const element of document.querySelectorAll(CONTROLS)) {
        if (isUsable(element)) send(noteOf("seen", element));
      }
    }
    const elements = document.querySelectorAll("body :not(script, style)");
    for (const element of elements) {
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
    // React Aria treats a press on the label as one on its control.
    const target = event.target.closest(CONTROLS) ?? event.target.closest("label")?.control;
    // A control removed by the press has no place any more.
    if (target?.isConnected && isEnglish() && !isOfReaders(target)) send(noteOf("used", target));
  };
  for (const type of ["click", "change", "input", "drop"]) document.addEventListener(type, use, true);
  document.addEventListener("keydown", (event) => event.key.startsWith("Arrow") && use(event), true);
  // An overlay that opens on press covers its button when the press ends: no click follows.
  for (const type of ["pointerdown", "keydown"])
    document.addEventListener(
      type,
      (event) => (event.target as Element).closest("[aria-haspopup]") && use(event),
      true,
    );
  Object.assign(window, {
    visitaName: nameOf,
    visitaUse: (of: Element) => of.isConnected && send(noteOf("used", of)),
  });
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
    new MutationObserver(() => later()).observe(document, { subtree: true, childList: true });
    later();
  });
}
