/** The thing whose save was refused without a plan, by its autosave's name; stored per tab, until it is closed. */
const KEY = "save-after-paying";

/** Notes that a thing is saved once its plan is there. Storage may be forbidden: then it is saved by hand. */
export function wantSave(name: string): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // What was typed is in the autosave.
  }
}

/** Whether a thing is saved once its plan is there. */
export function isSaveWanted(name: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === name;
  } catch {
    return false;
  }
}

/** @returns whether a thing was to be saved; deletes the mark */
export function takeWantedSave(name: string): boolean {
  const isWanted = isSaveWanted(name);
  if (isWanted) sessionStorage.removeItem(KEY);
  return isWanted;
}
