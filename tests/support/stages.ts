/** Time budget in seconds of each stage of `npm test` on two quiet cores, in the order in which they are printed. */
const BUDGET: Record<string, number> = {
  checks: 40,
  deployment: 45,
  development: 50,
  workerd: 120,
  browser: 60,
  server: 15,
  http: 60,
  "share-image": 50,
  Chromium: 270,
};
/** Some stages run beside others: the whole takes less than their sum. */
const WHOLE = 480;

const taken = new Map<string, number>();
const started = performance.now();
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

/** Notes how long a stage takes. @returns what it gives */
export async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    taken.set(name, secondsSince(start));
  }
}

/** A line for each stage that ran, beside its budget. Informational only: machines differ. */
export function stageTimes(): string[] {
  const line = (name: string, seconds: number, budget: number) =>
    `${name.padEnd(12)} ${String(seconds).padStart(5)} s of ${budget}${seconds > budget ? ", over" : ""}`;
  const stages = Object.entries(BUDGET).flatMap(([name, budget]) => {
    const seconds = taken.get(name);
    return seconds === undefined ? [] : [line(name, seconds, budget)];
  });
  return [...stages, line("all", secondsSince(started), WHOLE)];
}
