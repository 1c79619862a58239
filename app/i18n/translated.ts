import type { en } from "./english";

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";

/**
 * What a language has to say, measured by the English it translates: every key, with text for text. Of a counted
 * sentence (`pages_one`, `pages_other`) only `_other` must be there; a language adds the forms it has and leaves out
 * those it has not.
 */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_${Exclude<PluralForm, "other">}` ? never : K]: T[K] extends string
    ? string
    : Translated<T[K]>;
} & {
  [K in keyof T as K extends `${infer Base}_other`
    ? `${Base}_${Exclude<PluralForm, "other">}`
    : never]?: string;
};

/** Everything that one language says, by namespace. */
export type Messages = Translated<typeof en>;

export type Namespace = keyof Messages;
