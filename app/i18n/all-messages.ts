/** Each file of messages but those of templates, by its path: `./{namespace}/{language}.ts`. */
export const allMessages = import.meta.glob<object>(["./*/*.ts", "!./templates/*"], {
  eager: true,
  import: "default",
});
