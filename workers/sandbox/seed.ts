import type { UserActor } from "~/domain/accounts/actor";
import { type Entitlement, FREE } from "~/domain/billing/entitlement";
import { type CardImageSlot, cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema } from "~/domain/pages/schema";
import { themeById } from "~/domain/pages/themes/themes";
import { pageLinks } from "~/domain/visits/page-links";
import { cardThing, pageThing } from "~/domain/visits/thing";
import { writeAll } from "~/server/data/batch.server";
import { insertCustomer } from "~/server/data/billing-customers.server";
import {
  listNotificationRows,
  markNotificationsMailed,
  markNotificationsRead,
} from "~/server/data/notifications.server";
import { findUserByEmail, insertUser, upsertEntitlement } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { uploadCardImage } from "~/server/services/cards/card-images.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { uploadPageImage } from "~/server/services/pages/page-images.server";
import { acceptInvite } from "~/server/services/team/accept-invitation.server";
import { assignCard } from "~/server/services/team/assign-card.server";
import { inviteMember } from "~/server/services/team/members.server";
import { ADA_CARD, ADA_FILM, ADA_IMAGE, adaPage, BEN_CARD, BEN_PAGE } from "./demo-content";
import { makeDemoVisits } from "./demo-visits";
import { IMAGES } from "./images";

const PASSWORD = "visita-demo-1";
const SEATS = 25;
/** A card that pays once: the plan ended when its renewal was not paid. */
const FAILS_AT_RENEWAL = "4000000000000341";

/** An account's purchase at Stripe's stand-in, and when. */
interface Bought {
  price: "pro_monthly" | "pro_yearly";
  quantity: number;
  daysAgo: number;
  /** Of a test card. */
  number?: string;
}

interface DemoAccount {
  email: string;
  name: string;
  roles: UserActor["roles"];
  plan: Entitlement;
  bought?: Bought;
}

const PRO: Entitlement = { plan: "pro", status: "active", seats: SEATS };
const LIFETIME: Entitlement = { plan: "pro", status: "lifetime", seats: 3 };

const ACCOUNTS: DemoAccount[] = [
  {
    email: "pro@visita.example",
    name: "Ada Lindqvist",
    roles: ["ROLE_USER"],
    plan: PRO,
    bought: { price: "pro_yearly", quantity: SEATS, daysAgo: 400 },
  },
  { email: "lifetime@visita.example", name: "Lifetime", roles: ["ROLE_USER"], plan: LIFETIME },
  {
    email: "expired@visita.example",
    name: "Expired",
    roles: ["ROLE_USER"],
    plan: FREE,
    bought: { price: "pro_monthly", quantity: 2, daysAgo: 70, number: FAILS_AT_RENEWAL },
  },
  { email: "free@visita.example", name: "Ben Okafor", roles: ["ROLE_USER"], plan: FREE },
  { email: "admin@visita.example", name: "Admin", roles: ["ROLE_USER", "ROLE_SUPER_ADMIN"], plan: FREE },
];

/**
 * Fills an empty database with the demo accounts, two pages, two cards and a team of two, through the services that
 * users' calls use. Existing accounts are not changed.
 * @returns the e-mails of the created accounts
 */
export async function seed(platform: Platform): Promise<string[]> {
  const made = new Map<string, UserActor>();
  for (const account of ACCOUNTS) {
    if (await findUserByEmail(platform.db, account.email)) continue;
    const actor = await makeAccount(platform, account);
    if (account.email.startsWith("pro@")) await makeAda(platform, actor);
    if (account.email.startsWith("free@")) await createPage(platform, actor, inTheme("bulletin", BEN_PAGE));
    if (account.bought) await buyEarlier(platform, actor, account, account.bought);
    made.set(account.email, actor);
  }
  const [ada, ben] = [made.get("pro@visita.example"), made.get("free@visita.example")];
  if (ada && ben) await makeTeam(platform, ada, ben);
  return [...made.keys()];
}

/** Ada has Ben in her team, with a card, and has invited one more. */
async function makeTeam(platform: Platform, ada: UserActor, ben: UserActor): Promise<void> {
  const { card } = await createCard(platform, ada, cardInputSchema.parse(BEN_CARD));
  const given = { email: "free@visita.example", permission: "edit" as const };
  const assigned = await assignCard(platform, ada, card.id, given);
  await acceptInvite(platform, ben, assigned.card.member?.id ?? "");
  await inviteMember(platform, ada, { email: "mira@visita.example", permission: "create_delete" });
  for (const { userId } of [ada, ben]) await tellEarlier(platform, userId);
}

/** Marks an account's notifications as sent: they stay in its list, and are not mailed. */
async function tellEarlier(platform: Platform, userId: string): Promise<void> {
  const now = platform.now();
  const told = await listNotificationRows(platform.db, userId, 100);
  await writeAll(platform.db, [
    markNotificationsRead(userId, "all", now),
    markNotificationsMailed(
      told.map(({ id }) => id),
      now,
    ),
  ]);
}

async function makeAccount(
  platform: Platform,
  { email, name, roles, plan }: DemoAccount,
): Promise<UserActor> {
  const now = platform.now();
  const id = newId("usr");
  // Onboarding is complete: no questions are shown.
  const begun = { questionsAt: now, firstStepsAt: now };
  const times = { emailVerifiedAt: now, createdAt: now, updatedAt: now };
  const user = { id, email, name, roles: [...roles], ...begun, ...times };
  await insertUser(platform.db, { ...user, passwordHash: await platform.passwords.hash(PASSWORD) });
  // A purchase sets its own plan later; until then the account has its final plan.
  if (plan.plan === "pro") {
    const row = { userId: id, plan: plan.plan, status: plan.status, seats: plan.seats, updatedAt: now };
    await upsertEntitlement(platform.db, row);
  }
  const proof = { confirmedAt: now, isProvedByPasskey: false };
  return { kind: "user", userId: id, sessionId: newId("ses"), roles, plan, ...proof };
}

/** Makes an earlier purchase at Stripe's stand-in, and syncs the account's state as usual. */
async function buyEarlier(
  platform: Platform,
  { userId }: UserActor,
  { email, name }: DemoAccount,
  { daysAgo, ...bought }: Bought,
): Promise<void> {
  const now = platform.now();
  const at = Math.floor((now.getTime() - daysAgo * DAY_MS) / 1000);
  const { SANDBOX } = platform.bindings;
  if (!SANDBOX) throw new Error("the sandbox is not bound");
  const response = await SANDBOX.fetch("http://sandbox/dev/stripe/purchase", {
    method: "POST",
    body: JSON.stringify({ email, name, at, metadata: { userId }, ...bought }),
  });
  const { customer } = await response.json<{ customer: string }>();
  await writeAll(platform.db, [insertCustomer(customer, userId, now)]);
  await syncBilling(platform, userId);
  await tellEarlier(platform, userId);
}

/** A demo page in one of our themes. */
const inTheme = (id: string, content: object) =>
  pageInputSchema.parse({ ...content, theme: themeById(id)?.theme, isUsingTheme: true });

async function makeAda(platform: Platform, actor: UserActor): Promise<void> {
  const { card } = await createCard(platform, actor, cardInputSchema.parse(ADA_CARD));
  const { page } = await createPage(platform, actor, inTheme("letterpress", adaPage(card.hash)));
  const pageImages = [
    { type: IMAGE_TYPE.profileOriginal, image: IMAGES.portrait() },
    { type: IMAGE_TYPE.profileCropped, image: IMAGES.portrait() },
    { type: "block", block: ADA_IMAGE, image: IMAGES.posters() },
    { type: "block", block: ADA_FILM, image: IMAGES.banner() },
  ] as const;
  for (const image of pageImages) await uploadPageImage(platform, actor, page.id, image);
  await publishPage(platform, actor, page.id);
  const cardImages = { photo: IMAGES.portrait(), logo: IMAGES.logo(), banner: IMAGES.banner() };
  for (const [slot, image] of Object.entries(cardImages)) {
    await uploadCardImage(platform, actor, card.id, slot as CardImageSlot, image);
  }
  await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ pageId: page.id }));
  const [ofPage, ofCard] = [codeOf(page.qrUrl), codeOf(card.qrUrl)];
  await makeDemoVisits(platform, {
    owner: actor.userId,
    page: pageThing(page.id),
    links: pageLinks(page.blocks).map(({ key }) => key),
    card: cardThing(card.hash),
    ...(ofPage && { pageCode: ofPage }),
    ...(ofCard && { cardCode: ofCard }),
  });
}

/** @returns the code of its short address */
const codeOf = (url: string): string | undefined => /\/q\/([^/?#]+)$/.exec(url)?.[1];
