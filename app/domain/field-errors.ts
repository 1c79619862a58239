import type { z } from "zod";
import { type ErrorMessageKey, isErrorMessageKey } from "./error-messages";
import type { FieldError, FormMessage, MessageParams } from "./errors";
import { LIMITS } from "./limits";

type Issue = z.core.$ZodIssue;
type Finding = { messageKey: ErrorMessageKey; params?: MessageParams };

/**
 * The failed fields of a zod error: one mapping for browser, action and API. Unknown keys give one entry each. At most
 * LIMITS.fieldErrors of them: a response is not to be larger than what caused it.
 */
export function fieldErrorsOf(error: { issues: readonly Issue[] }): FieldError[] {
  const fields = error.issues.slice(0, LIMITS.fieldErrors).flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [fieldErrorOf(issue)];
    return issue.keys.slice(0, LIMITS.fieldErrors).map((key) => ({
      field: dotted([...issue.path, key]),
      messageKey: "unknownField" as const,
    }));
  });
  return fields.slice(0, LIMITS.fieldErrors);
}

/** The failed field of one zod issue; of several unknown keys it names the first. */
export function fieldErrorOf(issue: Issue): FieldError {
  if (issue.code === "unrecognized_keys") {
    return { field: dotted([...issue.path, issue.keys[0] ?? ""]), messageKey: "unknownField" };
  }
  // Our schemas select a message by using its key as zod's message.
  const finding: Finding = isErrorMessageKey(issue.message)
    ? { messageKey: issue.message, params: paramsOf(issue) }
    : findingOf(issue);
  const field = dotted(issue.path);
  return finding.params ? { field, ...finding } : { field, messageKey: finding.messageKey };
}

/** A form's messages for issues that it has assigned to fields itself. */
export function messagesOf(issues: readonly Issue[]): FormMessage[] {
  return issues.map((issue) => {
    const { messageKey, params } = fieldErrorOf(issue);
    return params ? { messageKey, params } : { messageKey };
  });
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}

function paramsOf(issue: Issue): MessageParams | undefined {
  if (issue.code === "too_big") return { max: Number(issue.maximum) };
  if (issue.code === "too_small") return { min: Number(issue.minimum) };
  return issue.code === "custom" ? (issue.params as MessageParams | undefined) : undefined;
}

function findingOf(issue: Issue): Finding {
  switch (issue.code) {
    case "invalid_type":
      return { messageKey: isMissing(issue) ? "required" : "invalidType" };
    case "too_big":
      return { messageKey: bySize(issue.origin, "tooLong", "tooMany", "tooLarge"), params: paramsOf(issue) };
    case "too_small":
      if (issue.origin === "string" && Number(issue.minimum) === 1) return { messageKey: "required" };
      return { messageKey: bySize(issue.origin, "tooShort", "tooFew", "tooSmall"), params: paramsOf(issue) };
    case "invalid_value":
    case "invalid_union":
      return { messageKey: "invalidChoice" };
    case "invalid_format":
      return { messageKey: issue.format === "email" ? "emailInvalid" : "invalidFormat" };
    default:
      return { messageKey: "invalid" };
  }
}

/** zod leaves the input out of a finished issue; its English message is the only trace of a missing value. */
function isMissing(issue: Issue): boolean {
  return issue.message.endsWith("received undefined");
}

function bySize<T>(origin: string, ofText: T, ofList: T, ofNumber: T): T {
  if (origin === "string") return ofText;
  return origin === "array" || origin === "set" ? ofList : ofNumber;
}
