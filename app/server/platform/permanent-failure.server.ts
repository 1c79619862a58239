/** A job's failure that trying again cannot mend. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}

export function isPermanent(error: unknown): boolean {
  return error instanceof PermanentFailure;
}
