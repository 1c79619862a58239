import { KEY } from "./wanted-save";

/** Whether a thing is saved once its plan is there. */
export function isSaveWanted(name: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === name;
  } catch {
    return false;
  }
}
