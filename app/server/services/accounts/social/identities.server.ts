import type { UserActor } from "~/domain/accounts/actor";
import { PROVIDERS, type Provider } from "~/domain/accounts/social";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  isIdentity,
  isNoIdentity,
  listIdentities,
} from "~/server/data/identities.server";
import { hasNotEnded } from "~/server/data/sessions.server";
import { findUser, type UserRow } from "~/server/data/users.server";
import { isProviderReady } from "~/server/platform/identity-providers.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { envelopeOf } from "~/server/services/accounts/account-mail.server";
import { writeWithNotice } from "~/server/services/accounts/account-notice.server";
import { assertConfirmed } from "~/server/services/accounts/confirm.server";
import { identityRow } from "./meet-person.server";
import { revocationsOf } from "./revoke.server";
import { type Proved, WayEnded } from "./way-back.server";

/** A linked provider account, as shown to its user. */
export interface IdentityView {
  id: string;
  provider: Provider;
  email: string | null;
  createdAt: Date;
  usedAt: Date | null;
}

/** A user's linked providers, and those available for linking. */
export interface IdentityList {
  items: IdentityView[];
  /** Every provider available here. */
  providers: Provider[];
  /** Without one, the last identity or passkey cannot be removed. */
  hasPassword: boolean;
}

/** @throws AppError unauthorized */
export async function listWaysByProvider(platform: Platform, actor: UserActor): Promise<IdentityList> {
  assertCan(actor, "credentials", ownOf(actor, "account"));
  const user = await requireUser(platform, actor);
  const rows = await listIdentities(platform.db, actor.userId);
  return {
    items: rows.map(({ id, provider, email, createdAt, usedAt }) => ({
      id,
      provider,
      email,
      createdAt,
      usedAt,
    })),
    providers: PROVIDERS.filter((name) => isProviderReady(platform.config, name)),
    hasPassword: user.passwordHash !== null,
  };
}

/**
 * Links a provider's account to the actor's, and mails them.
 * @throws WayEnded taken where it is linked to another user, too-many; AppError reauthentication_required
 */
export async function linkIdentity(platform: Platform, actor: UserActor, proved: Proved): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  assertConfirmed(platform, actor);
  const user = await requireUser(platform, actor);
  const { provider, subject } = proved.person;
  const row = identityRow(platform, proved, user.id);
  const at = platform.now().toISOString();
  const mail = {
    ...envelopeOf(user),
    kind: "identityLinked" as const,
    params: { name: user.name, at, provider },
  };
  // If the session ended during the provider's call, nothing is stored.
  await writeWithNotice(platform, [insertIdentity(row, hasNotEnded(actor.sessionId))], {
    user,
    mailId: `linked:${row.id}`,
    mail,
    when: isIdentity(row.id),
  });
  const linked = await findIdentity(platform.db, provider, subject);
  if (linked?.userId !== user.id) throw new WayEnded(linked ? "taken" : "too-many");
}

/**
 * Unlinks a provider's account from the actor's, unless it is their last way to sign in, has its token revoked and
 * mails them.
 * @throws AppError not_found, conflict (lastWayIn), reauthentication_required
 */
export async function unlinkIdentity(platform: Platform, actor: UserActor, id: string): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  assertConfirmed(platform, actor);
  const user = await requireUser(platform, actor);
  const row = (await listIdentities(platform.db, actor.userId)).find((one) => one.id === id);
  if (!row) throw new AppError("not_found");
  const at = platform.now().toISOString();
  const params = { name: user.name, at, provider: row.provider };
  const mail = { ...envelopeOf(user), kind: "identityUnlinked" as const, params };
  const isGone = isNoIdentity(id);
  const writes = [deleteIdentity(actor.userId, id), ...revocationsOf(platform, [row], isGone)];
  const notice = { user, mailId: `unlinked:${id}`, mail, when: isGone };
  const [deleted] = await writeWithNotice(platform, writes, notice);
  if (deleted === 0) throw new AppError("conflict", { messageKey: "lastWayIn" });
  startJobs(platform, user.id);
}

async function requireUser(platform: Platform, actor: UserActor): Promise<UserRow> {
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  return user;
}
