/** CSS written over several lines, sent without its line breaks and indentation. */
export function css(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw({ raw: parts }, ...values).replace(/\s*\n\s*/g, "");
}
