import type { ApiResult } from "~/features/editing/api-fetch";
import { readDraft, removeDraft, storeDraft } from "~/features/editing/local-draft";
import { newDraftName } from "./autosave";
import type { EditingDescription } from "./description";
import type { EditingTypes } from "./session";

/**
 * A new thing may be made though the response of its save was lost. What this browser has of it goes on as a change of
 * what was made, and its editor opens with that. Never throws.
 * @param findMade asks what a save with this key has made
 * @returns the path of that editor; null where nothing was made, or nothing could be found out
 */
export async function resumeMade<T extends EditingTypes>(
  { kind, keyOf, editorPath, parse, completed, calls }: EditingDescription<T>,
  findMade: (
    idempotencyKey: string,
  ) => Promise<ApiResult<{ made: { id: string; version: number | null } | null }>>,
  userId: string,
): Promise<string | null> {
  const name = newDraftName(kind, userId);
  const draft = readDraft(name, parse);
  if (!draft?.idempotencyKey) return null;
  const found = await findMade(draft.idempotencyKey);
  const made = found.ok ? found.value.made : null;
  const read = made && (await calls.read(made.id));
  if (!read?.ok) return null;
  const { stored } = read.value;
  const value = completed?.(draft.value, stored) ?? draft.value;
  // Typed on the version that its save made: one that somebody saved since is noticed.
  const version = made?.version ?? null;
  const isStored = storeDraft(`${kind}:${keyOf(stored)}`, { value, version });
  if (!isStored) return null;
  removeDraft(name);
  return editorPath(stored);
}
