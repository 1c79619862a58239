import { unzipSync } from "fflate";
import type { UserActor } from "~/domain/accounts/actor";
import { newId } from "~/domain/ids";
import type { LeavingChoice } from "~/domain/team/leaving";
import { writeAll } from "~/server/data/batch.server";
import { insertContact } from "~/server/data/contacts.server";
import { findPublicCard } from "~/server/data/public-card.server";
import { respondWithCode } from "~/server/http/site/codes.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { changeCardCodes } from "~/server/services/codes/card-codes.server";
import { listContacts } from "~/server/services/contacts/list-contacts.server";
import { makePass } from "~/server/services/passes/apple/make-pass.server";
import { exportOffered, listOffers } from "~/server/services/team/contact-offers.server";
import { leaveTeam } from "~/server/services/team/leave-team.server";
import { decideLeaving, listLeavings } from "~/server/services/team/leavings.server";
import { removeAndDecide } from "~/server/services/team/remove-member.server";
import { havePage, order } from "./card-codes";
import type { TestPlatform } from "./platform";
import { emailOf, joined, team } from "./teams";

export type Cause = "removed" | "left" | "deleted";
export type TeamWithLeaver = Awaited<ReturnType<typeof teamWithLeaver>>;

const PAGE = { limit: 50 };

/**
 * A team of three: the leaver with a card, two codes and a contact, a successor, with their own card if
 * `successorHasCard`, and their owner with a page.
 */
export async function teamWithLeaver({ successorHasCard = false, seats = 5 } = {}) {
  const { platform, owner, makeCard } = await team(seats);
  const page = await havePage(platform, owner);
  const card = await makeCard({ title: "Leaver's card", header: "Ada" });
  const codes = await changeCardCodes(platform, owner, card.hash, order({ intent: "make", name: "Fair" }));
  const leaver = await joined(platform, owner, { card: card.hash, permission: "create_delete" });
  const own = successorHasCard ? await makeCard({ title: "Successor's card", header: "Grace" }) : undefined;
  const successor = await joined(platform, owner, { card: own?.hash });
  await meet(platform, owner, card.id, "Earlier");
  return { platform, owner, page, card, own, codes: codes.map(({ code }) => code), leaver, successor };
}

/** A visitor leaves their details on a card. @returns the contact's id */
export async function meet(
  platform: TestPlatform,
  owner: UserActor,
  cardId: string,
  name: string,
): Promise<string> {
  const id = newId("cnt");
  const at = platform.now();
  const consent = { text: "Yes", version: "1", locale: "en" as const, at: at.toISOString() };
  const stored = { ownerId: owner.userId, pageId: "", source: "card" as const, consent, createdAt: at };
  await writeAll(platform.db, [insertContact({ ...stored, id, cardId, name })]);
  return id;
}

/** Ends the leaver's membership in one of the three ways, without a decision where there is none with it. */
export async function leaveBy(cause: Cause, from: TeamWithLeaver, choice: LeavingChoice): Promise<void> {
  const { platform, owner, leaver } = from;
  if (cause === "removed") return removeAndDecide(platform, owner, leaver.id, choice);
  if (cause === "left") return leaveTeam(platform, leaver.actor, owner.userId);
  const email = await emailOf(platform, leaver.actor);
  await deleteAccount(platform, { ...leaver.actor, confirmedAt: platform.now() }, { email });
}

/** The former members, as on the owner's screen. */
export async function leavingOf({ platform, owner }: TeamWithLeaver) {
  const [leaving] = await listLeavings(platform, owner);
  if (!leaving) throw new Error("nobody left");
  return leaving;
}

/** Decides about a member who left by themselves. */
export async function decide(from: TeamWithLeaver, choice: LeavingChoice): Promise<void> {
  await decideLeaving(from.platform, from.owner, (await leavingOf(from)).id, choice);
}

/** What each of them sees now, in the terms of the table. */
export async function seenBy(from: TeamWithLeaver) {
  const { platform, owner, leaver, successor } = from;
  return {
    scanner: await Promise.all(from.codes.map((code) => scan(from, code))),
    pass: await passOf(from),
    owner: { cards: await ownersCards(from), contacts: await contactsOf(platform, owner) },
    leaver: {
      cards: await titlesOf(platform, leaver.actor),
      contacts: await contactsOf(platform, leaver.actor, owner),
      offered: await offeredTo(platform, leaver.actor),
    },
    successor: {
      cards: await titlesOf(platform, successor.actor),
      contacts: await contactsOf(platform, successor.actor, owner),
    },
  };
}

/** Where a code leads, by what that is in the team. */
async function scan({ platform, card, own, page }: TeamWithLeaver, code: string): Promise<string> {
  const { status, headers } = await respondWithCode(platform, code, "other");
  const path = new URL(headers.Location ?? "").pathname;
  const places: Record<string, string> = {
    [`/c/${card.hash}`]: "their card",
    [`/c/${own?.hash}`]: "successor's card",
    [`/${page.slug}`]: "page",
    "/q": "polite page",
  };
  return `${status} ${places[path] ?? path}`;
}

async function passOf({ platform, card }: TeamWithLeaver): Promise<string> {
  const found = await findPublicCard(platform.db, card.id);
  if (!found) return "none";
  const files = unzipSync(await makePass(platform, found));
  const pass = JSON.parse(new TextDecoder().decode(files["pass.json"])) as { voided?: boolean };
  return `${pass.voided ? "void" : "valid"}, ${found.card.content.header}`;
}

async function ownersCards({ platform, owner, card }: TeamWithLeaver): Promise<string> {
  const found = await getCard(platform, owner, card.hash).catch(() => undefined);
  if (!found) return "gone";
  return found.card.member ? `with ${found.card.member.email}` : "with nobody";
}

/** A deleted account sees nothing. */
const titlesOf = async (platform: TestPlatform, actor: UserActor) =>
  (await listCards(platform, actor, PAGE)).items.map(({ title }) => title).sort();

async function contactsOf(platform: TestPlatform, actor: UserActor, of?: UserActor) {
  const filter = of ? { team: of.userId } : {};
  const listed = await listContacts(platform, actor, filter, PAGE).catch(
    (error: { code: string }) => error.code,
  );
  return typeof listed === "string" ? listed : listed.items.map(({ name }) => name).sort();
}

/** The names in the file that is offered. */
async function offeredTo(platform: TestPlatform, actor: UserActor): Promise<string[] | "nothing"> {
  const [offer] = await listOffers(platform, actor);
  if (!offer) return "nothing";
  const kind = { format: "csv", kind: "crm" } as const;
  const { body } = await exportOffered(platform, actor, offer.id, kind);
  const rows = (await new Response(body).text()).trim().split("\n").slice(1);
  return rows.map((row) => /Earlier|Later|Elsewhere/.exec(row)?.[0] ?? row).sort();
}
