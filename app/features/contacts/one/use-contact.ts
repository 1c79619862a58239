import { useEffect, useState } from "react";
import type { ContactChanges } from "~/domain/contacts/contact";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";
import { useStableCallback } from "~/ui/use-stable-callback";
import type { ListedItem } from "../list/use-contact-list";

export type OpenedItem = ResponseOf<"PATCH /contact-list/:id">;

interface State {
  id: string | null;
  contact: OpenedItem | null;
  state: "loading" | "ready" | "gone" | "failed";
}

interface Options {
  id: string | null;
  isActing: boolean;
  onChanged: (contact: ListedItem) => void;
  /** It no longer exists. */
  onGone: (id: string) => void;
}

/** The contact that is open, with all its meetings, and what is written on it. A new one is seen once it was opened. */
export function useContact({ id, isActing, onChanged, onGone }: Options) {
  const [shown, setShown] = useState<State>({ id, contact: null, state: "loading" });
  if (shown.id !== id) setShown({ id, contact: null, state: "loading" });

  const take = useStableCallback((of: string, result: ApiResult<OpenedItem>): void => {
    if (!result.ok) return;
    setShown((now) => (now.id === of ? { id: of, contact: result.value, state: "ready" } : now));
    const { meetings: _meetings, ...listed } = result.value;
    onChanged(listed);
  });

  const load = useStableCallback(async (of: string): Promise<void> => {
    setShown((now) => ({ ...now, state: "loading" }));
    const result = await apiFetch("GET /contact-list/:id", { params: { id: of } });
    const contact = result.ok ? result.value.contact : null;
    if (!contact) {
      const state = result.ok ? "gone" : "failed";
      setShown((now) => (now.id === of ? { ...now, contact: null, state } : now));
      if (result.ok) onGone(of);
      return;
    }
    take(of, { ok: true, value: contact });
    const { status, held } = contact;
    if (status === "new" && !held && !isActing) await change(of, { status: "seen" });
  });
  useEffect(() => {
    if (id) void load(id);
  }, [id, load]);

  async function change(of: string, changes: ContactChanges): Promise<ApiResult<OpenedItem>> {
    const result = await apiFetch("PATCH /contact-list/:id", { params: { id: of }, body: changes });
    take(of, result);
    return result;
  }

  async function join(isOne: boolean, root: string): Promise<ApiResult<OpenedItem>> {
    const options = { params: { id: root } };
    const result = isOne
      ? await apiFetch("POST /contact-list/:id/merge", options)
      : await apiFetch("DELETE /contact-list/:id/merge", options);
    if (result.ok && id && root !== id) await load(id);
    else if (id) take(id, result);
    return result;
  }

  return {
    contact: shown.id === id ? shown.contact : null,
    state: shown.state,
    reload: () => id && void load(id),
    change,
    join,
  };
}
