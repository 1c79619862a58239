/** What no journey can use, each with its reason. */
export const LEAVING: Record<string, string> = {};
