/**
 * The most that a page of twenty links has beside its style sheet: ten thousand of them in one theme fit an isolate's
 * memory. The page is held to it in `http/site.test.ts`, the memory in `services/site-cache.test.ts`.
 */
export const CONTENT_BYTES = 5_900;
