import type { Template } from "./template";

/** Every template to start from. */
export const TEMPLATES: readonly Template[] = [];
