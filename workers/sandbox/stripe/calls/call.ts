import { z } from "zod";
import type { Account } from "../account";
import type { FormValue } from "../form-body";
import { invalid, type StripeProblem } from "../problem";

export const FLAG = z.enum(["true", "false"]).transform((value) => value === "true");
export const TEXT = z.string().max(5000);
/** What an empty value takes away. */
export const CLEARABLE = z.string().transform((value) => value || null);
export const WHOLE = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const METADATA = z.union([z.literal("").transform(() => ({})), z.record(z.string(), z.string())]);

/** What every call takes. */
const COMMON = { expand: z.array(z.string()).default([]) };

/** What calls take that list. */
export const LISTING = {
  limit: WHOLE.pipe(z.number().min(1).max(100)).default(10),
  starting_after: TEXT.optional(),
  ending_before: TEXT.optional(),
};

type Method = "GET" | "POST" | "DELETE";

export interface Call {
  method: Method;
  path: RegExp;
  /**
   * @returns the object, or a problem after changes that were stored
   * @throws StripeProblem if nothing was changed
   */
  run(account: Account, ids: string[], input: { [name: string]: FormValue }): object;
}

/**
 * @param path as `/v1/customers/:id`
 * @param shape what it takes beside `expand`; anything else is an unknown parameter
 * @param run returns the object of the response, before expansion
 */
export function call<S extends z.ZodRawShape>(
  method: Method,
  path: string,
  shape: S,
  run: (account: Account, input: z.output<z.ZodObject<S>>, ids: string[]) => object,
): Call {
  const schema = z.strictObject(shape);
  return {
    method,
    path: new RegExp(`^${path.replace(/:\w+/g, "([\\w-]+)")}$`),
    run(account, ids, { expand: _, ...input }) {
      const parsed = schema.safeParse(input);
      if (!parsed.success) throw problemOf(parsed.error.issues[0]);
      return run(account, parsed.data, ids);
    },
  };
}

/** @throws StripeProblem for what is no list of names */
export function expandOf({ expand }: { [name: string]: FormValue }): string[] {
  const parsed = COMMON.expand.safeParse(expand);
  if (!parsed.success) throw invalid("Invalid array", "expand");
  return parsed.data;
}

function problemOf(issue: z.core.$ZodIssue | undefined): StripeProblem {
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === "unrecognized_keys") {
    const param = bracketed([...path, issue.keys[0] ?? ""]);
    return invalid(`Received unknown parameter: ${param}`, param, "parameter_unknown");
  }
  const param = bracketed(path);
  if (issue?.code === "invalid_type" && issue.input === undefined)
    return invalid(`Missing required param: ${param}.`, param, "parameter_missing");
  return invalid(`Invalid value for ${param}: ${issue?.message ?? ""}`, param);
}

const bracketed = ([first = "", ...rest]: string[]) => first + rest.map((name) => `[${name}]`).join("");
