/** What no journey can use, each with its reason. */
export const EXCEPTIONS: Record<string, string> = {};
