/** `npm run test:long` tries this many times more cases than a property names; the suite tries fewer. */
const FACTOR = Number(process.env.FUZZ_FACTOR || 0);
const MAX_SUITE_RUNS = 200;

/** How many cases a property is tried with. @param usual a hundredth of those in the long run, and in the suite at most 200 */
export const fuzzRuns = (usual: number) => (FACTOR ? usual * FACTOR : Math.min(usual, MAX_SUITE_RUNS));

/** Of properties that take minutes: the suite tries the same cases each time, the long run new ones. */
export const fuzzSeed = (usual: number) => (FACTOR ? undefined : usual);
