import type { ApiResult } from "~/features/editing/api-fetch";
import { readDraft, removeDraft, storeDraft } from "~/features/editing/local-draft";
import { newDraftName } from "./autosave";
import type { EditingDescription } from "./description";
import type { EditingTypes } from "./session";

/**
 * A new thing may have been created although the response of its save was lost. This browser's draft then continues as
 * a change of it, and its editor opens with that. Never throws.
 * @param findMade returns what a save with this key has created
 * @returns the path of that editor; null if nothing was created, or this could not be determined
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
  // Based on the version that its save created: a later one is detected.
  const version = made?.version ?? null;
  const isStored = storeDraft(`${kind}:${keyOf(stored)}`, { value, version });
  if (!isStored) return null;
  removeDraft(name);
  return editorPath(stored);
}
