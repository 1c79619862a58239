import type { Notice, Toasts } from "./toast-queue";

const loadRegion = () => import("./toast-region");

/** What shows notices, which is loaded late. */
export type Region = Awaited<ReturnType<typeof loadRegion>>;

/**
 * Notices that wait for what shows them.
 * @param onLoaded is given that once, to be drawn
 * @param onReady is called after it
 */
export function lateToasts(
  onLoaded: (region: Region) => void,
  onReady?: (toasts: Toasts) => unknown,
): { toasts: Toasts; load: () => void } {
  let region: Region | null = null;
  let count = 0;
  const waiting = new Map<string, Notice>();
  const removals = new Map<string, () => void>();
  const add = ({ addToast }: Region, key: string, notice: Notice) => {
    const onClose = () => {
      removals.delete(key);
      notice.onClose?.();
    };
    removals.set(key, addToast({ ...notice, onClose }));
  };
  async function load() {
    if (region) return;
    // Out of reach at present: the next notice tries again.
    const loaded = await loadRegion().catch(() => null);
    if (!loaded || region) return;
    region = loaded;
    onLoaded(loaded);
    for (const [key, notice] of waiting) add(loaded, key, notice);
    waiting.clear();
    onReady?.(toasts);
  }
  const toasts: Toasts = {
    show: (notice) => {
      count += 1;
      const key = `notice-${count}`;
      if (region) add(region, key, notice);
      else waiting.set(key, notice);
      void load();
      return key;
    },
    dismiss: (key) => {
      waiting.delete(key);
      removals.get(key)?.();
    },
  };
  return { load, toasts };
}
