/**
 * How a field for an address, or a part of one, is typed in: from left to right in every language, and neither corrected
 * nor capitalised. Spread it over a TextField.
 */
export const ADDRESS_INPUT = {
  inputMode: "url",
  dir: "ltr",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: "false",
} as const;
