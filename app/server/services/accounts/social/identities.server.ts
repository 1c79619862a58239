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

/** An account of a provider that signs its user in, as they see it. */
export interface IdentityView {
  id: string;
  provider: Provider;
  email: string | null;
  createdAt: Date;
  usedAt: Date | null;
}

/** What signs a user in by providers, and which providers could be linked. */
export interface IdentityList {
  items: IdentityView[];
  /** Every provider that can be offered here. */
  providers: Provider[];
  /** Without one, a last identity and passkey stay. */
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
 * Links a provider's account with the actor's, and mails it.
 * @throws WayEnded taken where it signs somebody else in, too-many; AppError reauthentication_required
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
  // Of a session that was ended while the provider was asked, nothing is left behind.
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
 * Takes a provider's account from the actor's, unless it is their last way in, has its token taken back and mails it.
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
