import { z } from "zod";

/** What a visitor of the app is asked for, each apart: sign-ups told to a measurement service, and a support chat. */
export const PURPOSES = ["measurement", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What was answered; a purpose that is absent was not asked for yet, and counts as no. */
export type ConsentAnswers = Partial<Record<Purpose, boolean>>;

/** What a browser's visitor agreed to. */
export interface Consent {
  answers: ConsentAnswers;
  /** By which the measurement service knows the browser: random, and there only while measurement is agreed to. */
  clientId?: string;
}

/** Another wording of what is asked for is another version: who answered the old one is asked anew. */
const VERSION = "1";

const STORED = new RegExp(`^${VERSION}([yn-])([yn-])(?:\\.([\\w-]{16,64}))?$`);
const answerOf = (letter: string | undefined) => (letter === "-" ? undefined : letter === "y");
const letterOf = (answer: boolean | undefined) => (answer === undefined ? "-" : answer ? "y" : "n");

/** @returns what a cookie says; nothing that was answered when it is absent, of another version or none of ours */
export function readConsent(stored: string | null): Consent {
  const [, first, second, clientId] = STORED.exec(stored ?? "") ?? [];
  if (!first) return { answers: {} };
  const measurement = answerOf(first);
  const chat = answerOf(second);
  // Agreed to without an id was written by nobody here.
  const isBroken = measurement === true && !clientId;
  return {
    answers: {
      ...(measurement !== undefined && !isBroken && { measurement }),
      ...(chat !== undefined && { chat }),
    },
    ...(measurement && clientId && { clientId }),
  };
}

/** @returns a consent as the cookie has it */
export function consentValue({ answers, clientId }: Consent): string {
  const letters = PURPOSES.map((purpose) => letterOf(answers[purpose])).join("");
  return `${VERSION}${letters}${answers.measurement && clientId ? `.${clientId}` : ""}`;
}

const checked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** The form of the notice, which answers for all that is asked, and of the settings, which answer one by one. */
export const consentForm = z.discriminatedUnion("choice", [
  z.object({ choice: z.enum(["allow", "deny"]) }),
  z.object({ choice: z.literal("each"), measurement: checked, chat: checked }),
]);

export type ConsentInput = z.output<typeof consentForm>;

/**
 * @param asked the purposes that something is configured for; what was said of others stays
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
