import type { Actor } from "~/domain/accounts/actor";
import type { Provider, SocialOutcome } from "~/domain/accounts/social";
import { AppError } from "~/domain/errors";
import { findIdentity } from "~/server/data/identities.server";
import { confirmSession } from "~/server/data/sessions.server";
import type { SocialStateRow } from "~/server/data/social-states.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { unseal } from "~/server/platform/sealed.server";
import type { SignedIn } from "~/server/services/accounts/tokens.server";
import { type Carried, carriedOf } from "./carried.server";
import { linkIdentity } from "./identities.server";
import { meetPerson } from "./meet-person.server";
import { startProof } from "./prove.server";
import { assertAgreed, proveByCode, type Return, spendWay, WayEnded, wayOf } from "./way-back.server";

/** The result of a return. */
export type Finished =
  | ({ kind: "signed-in"; isSignUp: boolean; carried: Carried } & SignedIn)
  | { kind: "linked" | "confirmed"; provider: Provider; carried: Carried }
  /** A proof is needed first; the cookie names it. */
  | { kind: "proving"; outcome: "known" | "mailed"; cookie: string; carried: Carried }
  /** Begun by a program: its own address, with the provider's parameters. */
  | { kind: "passed-on"; address: string }
  | { kind: "ended"; outcome: SocialOutcome; carried: Carried | null };

/**
 * Finishes a sign-in at a provider when it returns to a browser. The state is used up once, by the browser with its
 * cookie, whatever the result.
 * @param cookie of the browser; another browser's state is invalid
 */
export async function finishSocial(
  platform: Platform,
  actor: Actor,
  back: Return & { cookie: string | null },
): Promise<Finished> {
  const row = await wayOf(platform, back.state);
  const carried = row ? carriedOf(row) : null;
  try {
    await consumeLimit(platform, "socialReturnIp");
    if (row?.redirect && row.provider === back.provider) {
      return { kind: "passed-on", address: await passedOn(platform, row, row.redirect, back) };
    }
    const cookieHash = await sha256(back.cookie ?? "");
    const way = await spendWay(platform, row, back.provider, (one) => one.cookieHash === cookieHash);
    assertAgreed(back.error);
    return await finishFor(platform, actor, way, back.code);
  } catch (error) {
    if (error instanceof WayEnded) return { kind: "ended", outcome: error.outcome, carried };
    if (error instanceof AppError && error.code === "rate_limited")
      return { kind: "ended", outcome: "too-many", carried };
    throw error;
  }
}

async function finishFor(
  platform: Platform,
  actor: Actor,
  way: SocialStateRow,
  code: string | null,
): Promise<Finished> {
  const carried = carriedOf(way);
  const { provider } = way;
  if (way.purpose === "sign-in") return signInWith(platform, way, code, carried);
  // Begun in a session, it is valid only in that session.
  const isSame = actor.kind === "user" && actor.userId === way.userId && actor.sessionId === way.sessionId;
  if (!isSame) throw new WayEnded("state");
  const proved = await proveByCode(platform, way, code);
  if (way.purpose === "link") {
    await linkIdentity(platform, actor, proved);
    return { kind: "linked", provider, carried };
  }
  const identity = await findIdentity(platform.db, provider, proved.person.subject);
  if (identity?.userId !== actor.userId) throw new WayEnded("elsewhere");
  await confirmSession(platform.db, actor.sessionId, platform.realNow());
  return { kind: "confirmed", provider, carried };
}

async function signInWith(
  platform: Platform,
  way: SocialStateRow,
  code: string | null,
  carried: Carried,
): Promise<Finished> {
  const proved = await proveByCode(platform, way, code);
  const meeting = await meetPerson(platform, proved, carried);
  if (meeting.kind === "signed-in") return { ...meeting, carried };
  const cookie = await startProof(platform, proved, meeting, carried);
  return { kind: "proving", outcome: meeting.kind === "prove-account" ? "known" : "mailed", cookie, carried };
}

/** The provider's parameters go to the program that began; the state stays unused until the program redeems it. */
async function passedOn(
  platform: Platform,
  row: SocialStateRow,
  redirect: string,
  { state, code, error }: Return,
): Promise<string> {
  const stored = row.code ? await unseal(platform.config, "social-code", row.code) : null;
  const address = new URL(redirect);
  address.searchParams.set("state", state);
  const given = code ?? stored;
  if (given) address.searchParams.set("code", given);
  else address.searchParams.set("error", error ?? "invalid_request");
  return address.href;
}
