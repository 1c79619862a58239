import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import type en from "~/i18n/editing/en";
import type { Translated } from "~/i18n/translated";

/** What these lines expect is asked by the check of types: an `@ts-expect-error` above a line that compiles fails it. */
test("a key that is gone does not compile, neither where it is read nor where it is translated", () => {
  const t = ((key: string) => key) as unknown as TFunction<["editing", "sharing"]>;
  expect(t("unusable.phone")).toBe("unusable.phone");
  expect(t("sharing:install.visit")).toBe("sharing:install.visit");
  // @ts-expect-error a key that was renamed away
  t("install.copied");
  // @ts-expect-error a group of keys is no sentence
  t("unusable");
  // @ts-expect-error another namespace's key without its name
  t("blocks.add");

  const half = { phone: "Das kann niemand anrufen." };
  // @ts-expect-error a sentence that a language leaves out
  const unusable: Translated<typeof en>["unusable"] = half;
  expect(unusable).toBe(half);
});
