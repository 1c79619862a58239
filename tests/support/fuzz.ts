import { env } from "cloudflare:test";

/** `npm run test:long` tries this many times more cases than the suite. */
const FACTOR = Number((env as { FUZZ_FACTOR?: string }).FUZZ_FACTOR || 1);

/** How many cases a property is tried with. @param usual in the suite */
export const fuzzRuns = (usual: number) => usual * FACTOR;
