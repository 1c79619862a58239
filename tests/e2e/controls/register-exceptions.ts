/** What no journey can use, each with its reason. */
export const LEAVING: Record<string, string> = {};

/** What no journey uses yet. The list only shrinks: what is used must leave it. */
export const NOT_WALKED_YET: string[] = [
  "/dashboard-business-cards › link See plans",
  "/editor › Sharing › button Open Settings",
  "/editor › This page uses parts of PRO › button Close",
  "/editor › This page uses parts of PRO › link See plans",
  "/editor › … › slider …",
  "/editor-business-card › Choose a colour › slider …",
  "/editor-business-card › QR code › radio …",
];
