import { z } from "zod";

/**
 * Purposes that need a visitor's consent, each separately: reporting sign-ups to a measurement service, and a support
 * chat.
 */
export const PURPOSES = ["measurement", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Answers by purpose; an absent one was not requested yet, and counts as no. */
export type ConsentAnswers = Partial<Record<Purpose, boolean>>;

/** The consent stored in a browser. */
export interface Consent {
  answers: ConsentAnswers;
  /** The browser's id at the measurement service: random, and only present with consent to measurement. */
  clientId?: string;
}

/** Incremented when the wording changes: consent to an older one is requested again. */
const VERSION = "1";

const STORED = new RegExp(`^${VERSION}([yn-])([yn-])(?:\\.([\\w-]{16,64}))?$`);
const answerOf = (letter: string | undefined) => (letter === "-" ? undefined : letter === "y");
const letterOf = (answer: boolean | undefined) => (answer === undefined ? "-" : answer ? "y" : "n");

/** @returns the consent in a cookie; no answers if it is absent, of another version or malformed */
export function readConsent(stored: string | null): Consent {
  const [, first, second, clientId] = STORED.exec(stored ?? "") ?? [];
  if (!first) return { answers: {} };
  const measurement = answerOf(first);
  const chat = answerOf(second);
  // Consent without an id was not written by this app.
  const isBroken = measurement === true && !clientId;
  return {
    answers: {
      ...(measurement !== undefined && !isBroken && { measurement }),
      ...(chat !== undefined && { chat }),
    },
    ...(measurement && clientId && { clientId }),
  };
}

/** @returns the cookie value of a consent */
export function consentValue({ answers, clientId }: Consent): string {
  const letters = PURPOSES.map((purpose) => letterOf(answers[purpose])).join("");
  return `${VERSION}${letters}${answers.measurement && clientId ? `.${clientId}` : ""}`;
}

const checked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** The form of the notice, which answers for all purposes, and of the settings, which answer one by one. */
export const consentForm = z.discriminatedUnion("choice", [
  z.object({ choice: z.enum(["allow", "deny"]) }),
  z.object({ choice: z.literal("each"), measurement: checked, chat: checked }),
]);

export type ConsentInput = z.output<typeof consentForm>;

/**
 * @param asked the purposes that are configured; answers for others stay
 * @param newId makes the id of a browser that had none
 * @returns the consent after an answer
 */
export function withAnswer(
  before: Consent,
  input: ConsentInput,
  asked: readonly Purpose[],
  newId: () => string,
): Consent {
  const answers = { ...before.answers };
  for (const purpose of asked)
    answers[purpose] = input.choice === "each" ? input[purpose] : input.choice === "allow";
  return { answers, ...(answers.measurement && { clientId: before.clientId ?? newId() }) };
}
