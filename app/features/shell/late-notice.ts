import { type ComponentType, lazy } from "react";

/**
 * A notice that is loaded when it is shown. Nobody has asked for it: if it cannot be loaded, it is left out, instead of an
 * error in place of the whole screen.
 */
export const lateNotice = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (notice) => ({ default: notice }),
      () => ({ default: () => null }),
    ),
  );
