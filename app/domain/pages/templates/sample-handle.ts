/** On every network of the templates: nobody's, so that no sample leads to a real person. */
export const SAMPLE_HANDLE = "visita.example";

/** Whether a name on a network is that of the samples, in whatever way the network has it written. */
export function isSampleHandle(name: string): boolean {
  return /^@?visita[._-]?example$/.test(name);
}
