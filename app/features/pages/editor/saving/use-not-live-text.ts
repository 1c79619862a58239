import { isProPage } from "~/domain/pages/entitlement";
import type { NotLiveReason } from "~/domain/pages/state";
import { useEditor } from "~/features/pages/editor/editor-context";

/** @returns the name of the message: after a plan's end a page without paid parts can go live as the free one */
export function useNotLiveText<R extends NotLiveReason | "uses">(reason: R): R | "expiredFree" {
  const isFree = useEditor(({ history }) => !isProPage(history.present.content));
  return reason === "expired" && isFree ? "expiredFree" : reason;
}
