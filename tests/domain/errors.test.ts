import { expect, test } from "vitest";
import { z } from "zod";
import { AppError, ERROR_MESSAGE_KEYS, ERROR_STATUS, fieldErrorOf, fieldErrorsOf } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";

test("every code has a generic message and its status", () => {
  for (const code of Object.keys(ERROR_STATUS) as (keyof typeof ERROR_STATUS)[]) {
    const error = new AppError(code);
    expect(ERROR_MESSAGE_KEYS).toContain(error.messageKey);
    expect(error.status).toBe(ERROR_STATUS[code]);
  }
  expect(new AppError("limit_reached").status).toBe(403);
  expect(new Set(ERROR_MESSAGE_KEYS).size).toBe(ERROR_MESSAGE_KEYS.length);
});

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  level: z.union([z.literal(2), z.literal(3)]),
  count: z.number().max(10),
  list: z.array(z.strictObject({ kind: z.enum(["a", "b"]) })).max(2),
  mail: z.email(),
  custom: z.string().refine(() => false, { error: "slugTaken" }),
});

const keysOf = (input: unknown) =>
  Object.fromEntries(
    fieldErrorsOf(schema.safeParse(input).error!).map(({ field, messageKey, params }) => [
      field,
      params ? [messageKey, params] : messageKey,
    ]),
  );

test("each kind of issue names its field and its sentence", () => {
  expect(keysOf({})).toEqual({
    name: "required",
    level: "invalidChoice",
    count: "required",
    list: "required",
    mail: "required",
    custom: "required",
  });
  expect(
    keysOf({
      name: "too long",
      level: 4,
      count: 11,
      list: [{ kind: "c" }, { kind: "a", surplus: 1, "an.other": 2 }],
      mail: "x",
      custom: "",
      "<b>": 1,
    }),
  ).toEqual({
    name: ["tooLong", { max: 5 }],
    level: "invalidChoice",
    count: ["tooLarge", { max: 10 }],
    "list.0.kind": "invalidChoice",
    "list.1.surplus": "unknownField",
    "list.1.an.other": "unknownField",
    mail: "emailInvalid",
    custom: "slugTaken",
    "<b>": "unknownField",
  });
  expect(keysOf({ name: "", level: 2, count: "1", list: [{}, {}, {}], mail: 1, custom: [] })).toEqual({
    name: "required",
    count: "invalidType",
    list: ["tooMany", { max: 2 }],
    mail: "invalidType",
    custom: "invalidType",
  });
});

test("a body that is no object at all is one failure without a field", () => {
  expect(fieldErrorsOf(schema.safeParse("x").error!)).toEqual([{ field: "", messageKey: "invalidType" }]);
  expect(fieldErrorOf(schema.safeParse(undefined).error!.issues[0]!)).toEqual({
    field: "",
    messageKey: "required",
  });
});

test("of very many faults the first ones are told", () => {
  const names = Object.fromEntries(Array.from({ length: 19_000 }, (_, i) => [`name${i}`, i]));
  const unknown = fieldErrorsOf(z.strictObject({}).safeParse(names).error!);
  expect([unknown.length, unknown[0]?.field]).toEqual([LIMITS.fieldErrors, "name0"]);
  const wrong = fieldErrorsOf(z.array(z.string()).safeParse(Array(200).fill(0)).error!);
  expect([wrong.length, wrong[49]?.field]).toEqual([LIMITS.fieldErrors, "49"]);
});
