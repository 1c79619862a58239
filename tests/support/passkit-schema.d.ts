declare module "*passkit-generator/lib/esm/schemas/index.js" {
  /** A Joi schema, as far as it is used here. */
  export const PassProps: { validate(value: unknown): { error?: Error } };
}
