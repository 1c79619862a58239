/** The handle of samples on every network: no real person's. */
export const SAMPLE_HANDLE = "visita.example";

/** Whether a handle is that of the samples, in any network's notation. */
export function isSampleHandle(name: string): boolean {
  return /^@?visita[._-]?example$/.test(name);
}
