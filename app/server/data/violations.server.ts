/** @returns whether a write failed because `column` ("table.column") must be unique; drizzle wraps D1's error */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
  }
  return false;
}
