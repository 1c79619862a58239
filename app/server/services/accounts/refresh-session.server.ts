import { AppError } from "~/domain/errors";
import { LIFETIMES } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { insertJob } from "~/server/data/outbox.server";
import {
  endSession,
  findRefreshToken,
  findSession,
  type RefreshTokenRow,
  spendRefreshToken,
} from "~/server/data/sessions.server";
import { findUser } from "~/server/data/users.server";
import { hmac, sha256 } from "~/server/platform/digest.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { prepareRefreshToken, signFor, type TokenPair } from "./tokens.server";

const refused = () => new AppError("unauthorized", { messageKey: "tokenInvalid" });

/**
 * Rotates a refresh token. Of parallel uses one wins, the others get the same successor; a later use means that two
 * parties hold the token, so the session ends and its owner is told by mail.
 * @throws AppError unauthorized
 */
export async function refreshSession(platform: Platform, secret: string): Promise<TokenPair> {
  const now = platform.now();
  const tokenHash = await sha256(secret);
  const token =
    (await spendRefreshToken(platform.db, tokenHash, now)) ?? (await usedToken(platform, tokenHash, now));
  const session = await findSession(platform.db, token.sessionId);
  if (!session || session.endedAt) throw refused();
  const user = await findUser(platform.db, session.userId);
  if (!user?.isEnabled) throw refused();
  const successorId = `rft_${await hmac(platform.config.tokenSecret, `successor:${token.id}`)}`;
  const successor = await prepareRefreshToken(platform, session.id, successorId);
  await successor.insert;
  return { accessToken: await signFor(platform, user, session.id), refreshToken: successor.secret };
}

async function usedToken(platform: Platform, tokenHash: string, now: Date): Promise<RefreshTokenRow> {
  const token = await findRefreshToken(platform.db, tokenHash);
  if (!token?.usedAt || token.expiresAt <= now) throw refused();
  if (now.getTime() - token.usedAt.getTime() <= LIFETIMES.refreshGrace * 1000) return token;
  await endFamily(platform, token, now);
  throw refused();
}

async function endFamily(platform: Platform, token: RefreshTokenRow, now: Date): Promise<void> {
  const session = await findSession(platform.db, token.sessionId);
  if (!session || session.endedAt) return;
  const user = await findUser(platform.db, session.userId);
  if (!user) return;
  const mail = insertJob(
    platform.db,
    {
      name: "sendMail",
      shard: user.id,
      payload: {
        mailId: `reuse:${session.id}`,
        mail: {
          to: user.email,
          language: user.locale,
          kind: "refreshReuse",
          params: { name: user.name, at: now.toISOString() },
        },
      },
    },
    now,
  );
  await writeAll(platform.db, [endSession(platform.db, session.id, "reuse", now), mail]);
  wakeJobs(platform, user.id);
}
