const nameOf = (id: string) => `contact-note:${id}`;

/** Notes that were typed and are not saved yet, of this tab: they outlive the drawer and a reload. */
export function storeNote(id: string, note: string): void {
  try {
    sessionStorage.setItem(nameOf(id), note);
  } catch {
    // A browser that stores nothing still saves what is typed when the field is left.
  }
}

/** @returns null where nothing waits */
export function storedNote(id: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(id));
  } catch {
    return null;
  }
}

export function dropNote(id: string): void {
  try {
    sessionStorage.removeItem(nameOf(id));
  } catch {
    // Nothing was stored either.
  }
}
