import type { UserActor } from "~/domain/accounts/actor";
import { EMAIL_CLIENTS, type EmailClient } from "~/domain/accounts/profile-choices";
import { type Answers, QUESTIONS, type Question } from "~/domain/accounts/questions";
import { accountName } from "~/domain/accounts/social";
import type { UserView } from "~/domain/accounts/view";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { insertUserEvent } from "~/server/data/user-events.server";
import {
  closeQuestions,
  findUser,
  moveToQuestion,
  type UserRow,
  updateProfile,
} from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { getAccount } from "./get-account.server";

/** The open questions, and the known answers. */
export interface OpenQuestions {
  next: Question;
  /** Its place among those shown, from 1. */
  place: number;
  count: number;
  name: string;
  networks: string[];
  emailClient?: EmailClient;
}

/** Known answers are not asked again: a name derived from the address does not count. */
const isAsked = (user: UserRow, question: Question) =>
  question === "name" ? user.name === accountName(null, user.email) : user[question] === null;

/** @returns the next question; null once they were answered or dismissed */
export async function findOpenQuestions(platform: Platform, actor: UserActor): Promise<OpenQuestions | null> {
  assertCan(actor, "view", ownOf(actor, "account"));
  const user = await findUser(platform.db, actor.userId);
  if (!user || user.questionsAt) return null;
  const next = nextQuestion(user, user.questionsStep);
  if (!next) return null;
  const counted = QUESTIONS.filter((each) => each === next || each !== "name" || isAsked(user, each));
  const emailClient = EMAIL_CLIENTS.find((each) => each === user.emailClient);
  return {
    next,
    place: counted.indexOf(next) + 1,
    count: counted.length,
    name: user.name,
    networks: user.networks ?? [],
    ...(emailClient && { emailClient }),
  };
}

function nextQuestion(user: UserRow, step: number): Question | undefined {
  return QUESTIONS.find((question, index) => index >= step && isAsked(user, question));
}

/**
 * Stores answers given at once, or their dismissal: they are not asked again.
 * @returns the user afterwards
 * @throws AppError rate_limited
 */
export async function answerQuestions(
  platform: Platform,
  actor: UserActor,
  { dismissed, ...answers }: Answers & { dismissed?: true },
): Promise<UserView> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await consumeLimit(platform, "save", actor.userId);
  const now = platform.now();
  await writeAll(platform.db, [
    ...profileWrites(platform, actor, answers, now),
    closeQuestions(platform.db, actor.userId, now),
    logged(actor, dismissed ? "dismissed" : "answered", null, now),
  ]);
  return (await getAccount(platform, actor)).user;
}

/**
 * Stores the answer to one question, or that it was skipped, and advances to the next; an outdated tab does not go
 * back.
 * @returns the next question; null after the last
 * @throws AppError rate_limited, unauthorized
 */
export async function answerQuestion(
  platform: Platform,
  actor: UserActor,
  { asked, dismissed, ...answers }: Answers & { asked: Question; dismissed?: true },
): Promise<OpenQuestions | null> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await consumeLimit(platform, "save", actor.userId);
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  const now = platform.now();
  const step = QUESTIONS.indexOf(asked) + 1;
  const answered = Object.keys(answers).length > 0;
  const isOver = dismissed || !nextQuestion(user, Math.max(step, user.questionsStep));
  await writeAll(platform.db, [
    ...profileWrites(platform, actor, answers, now),
    moveToQuestion(platform.db, actor.userId, step, now),
    ...(isOver ? [closeQuestions(platform.db, actor.userId, now)] : []),
    logged(actor, dismissed ? "dismissed" : asked, { answered }, now),
  ]);
  return isOver ? null : findOpenQuestions(platform, actor);
}

function profileWrites(platform: Platform, actor: UserActor, answers: Answers, now: Date) {
  return Object.keys(answers).length > 0 ? [updateProfile(platform.db, actor.userId, answers, now)] : [];
}

const logged = (actor: UserActor, step: string, data: unknown, createdAt: Date) =>
  insertUserEvent({
    id: newId("evt"),
    userId: actor.userId,
    kind: "flow",
    name: `sign-up:${step}`,
    data,
    createdAt,
  });
