import type { UserActor } from "~/domain/accounts/actor";
import type { CardInput } from "~/domain/cards/schema";
import { cardInputSchema } from "~/domain/cards/schema";
import type { Permission } from "~/domain/team/permission";
import { findUser } from "~/server/data/users.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { acceptInvite } from "~/server/services/team/accept-invitation.server";
import { assignCard } from "~/server/services/team/assign-card.server";
import { inviteMember } from "~/server/services/team/members.server";
import { PRO, type TestPlatform, testActor, testPlatform } from "./platform";

export const newCard = (fields: Partial<CardInput> = {}): CardInput =>
  cardInputSchema.parse({ title: "Card", header: "Ada Lovelace", ...fields });

export async function emailOf(platform: TestPlatform, actor: UserActor): Promise<string> {
  return (await findUser(platform.db, actor.userId))?.email ?? "";
}

/** An owner with seats, and no members yet. */
export async function team(seats = 5, overrides: Parameters<typeof testPlatform>[0] = {}) {
  const platform = testPlatform(overrides);
  const owner = await testActor(platform, { ...PRO, seats });
  const makeCard = async (fields?: Partial<CardInput>) =>
    (await createCard(platform, owner, newCard(fields))).card;
  return { platform, owner, makeCard };
}

/** A member who was invited to an owner's team and accepted, with a card if given. */
export async function joined(
  platform: TestPlatform,
  owner: UserActor,
  { permission = "edit", card }: { permission?: Permission; card?: string } = {},
): Promise<{ actor: UserActor; id: string; email: string }> {
  const actor = await testActor(platform);
  const email = await emailOf(platform, actor);
  const id = card
    ? ((await assignCard(platform, owner, card, { email, permission })).card.member?.id ?? "")
    : (await inviteMember(platform, owner, { email, permission })).id;
  await acceptInvite(platform, actor, id);
  return { actor, id, email };
}
