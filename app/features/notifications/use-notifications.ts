import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";

type Listed = ResponseOf<"GET /account/notifications/list">;
export type NotificationItem = Listed["items"][number];

interface State {
  items: NotificationItem[];
  next?: string;
  state: "loading" | "ready" | "failed";
}

/** The user's notifications, newest first, as far as they were asked for. @param onUnread told how many are left unread */
export function useNotifications(onUnread: (unread: number) => void) {
  const [list, setList] = useState<State>({ items: [], state: "loading" });

  const load = useCallback(async (cursor: string | undefined): Promise<void> => {
    setList((now) => ({ ...now, state: "loading" }));
    const result = await apiFetch("GET /account/notifications/list", { query: { cursor } });
    setList((now) => {
      if (!result.ok) return { ...now, state: "failed" };
      const { items, next } = result.value;
      const known = new Set(now.items.map(({ id }) => id));
      return { items: [...now.items, ...items.filter(({ id }) => !known.has(id))], next, state: "ready" };
    });
  }, []);
  useEffect(() => void load(undefined), [load]);

  async function mark(body: { ids: string[] } | { all: true }): Promise<void> {
    const result = await apiFetch("POST /account/notifications/read", { body });
    if (!result.ok) return setList((now) => ({ ...now, state: "failed" }));
    onUnread(result.value.unread);
    const readAt = new Date().toISOString();
    setList((now) => ({
      ...now,
      items: now.items.map((item) =>
        "all" in body || body.ids.includes(item.id) ? { readAt, ...item } : item,
      ),
    }));
  }

  return {
    items: list.items,
    state: list.state,
    hasMore: list.next !== undefined,
    load: () => void load(list.next),
    markAll: () => void mark({ all: true }),
    markRead: (id: string) => void mark({ ids: [id] }),
  };
}
