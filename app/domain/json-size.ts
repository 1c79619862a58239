interface Checked {
  value: unknown;
  issues: { push(issue: never): unknown };
}

/** @returns how large a value is as the JSON that is stored, in bytes of UTF-8 */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/**
 * A zod check of a value's size as stored JSON.
 * @param bytes the limit, in UTF-8
 * @param message the message key for `field`
 */
export function maxJsonBytes(bytes: number, message: string, field: string) {
  return (context: Checked): void => {
    if (jsonBytes(context.value) <= bytes) return;
    const issue = { code: "custom", message, path: [field], input: context.value };
    context.issues.push(issue as never);
  };
}
