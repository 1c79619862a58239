import { useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import { usePagedList } from "~/features/editing/lists/use-paged-list";
import type { ResponseOf } from "~/routes/resources/contracts";

export type NotificationItem = ResponseOf<"GET /account/notifications/list">["items"][number];

/** The user's notifications, newest first, as far as they are loaded. @param onUnread called with the unread count */
export function useNotifications(onUnread: (unread: number) => void) {
  const list = usePagedList<NotificationItem>({
    start: null,
    load: (cursor) => apiFetch("GET /account/notifications/list", { query: { cursor } }),
  });
  /** Some could not be marked as read. */
  const [isUnmarked, setUnmarked] = useState(false);

  async function mark(body: { ids: string[] } | { all: true }): Promise<void> {
    const result = await apiFetch("POST /account/notifications/read", { body });
    setUnmarked(!result.ok);
    if (!result.ok) return;
    onUnread(result.value.unread);
    const readAt = new Date().toISOString();
    list.changeItems((items) =>
      items.map((item) => ("all" in body || body.ids.includes(item.id) ? { readAt, ...item } : item)),
    );
  }

  return {
    items: list.items,
    state: isUnmarked && list.state === "ready" ? "failed" : list.state,
    hasMore: list.hasMore,
    load: () => {
      setUnmarked(false);
      if (list.hasMore) list.more();
      else list.reload();
    },
    markAll: () => void mark({ all: true }),
    markRead: (id: string) => void mark({ ids: [id] }),
  };
}
