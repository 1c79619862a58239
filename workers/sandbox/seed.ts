import type { UserActor } from "~/domain/accounts/actor";
import { type Entitlement, FREE } from "~/domain/billing/entitlement";
import { type CardImageSlot, cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import { newId } from "~/domain/ids";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema } from "~/domain/pages/schema";
import { themeById } from "~/domain/pages/themes/themes";
import { findUserByEmail, insertUser, upsertEntitlement } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { uploadCardImage } from "~/server/services/cards/card-images.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { uploadPageImage } from "~/server/services/pages/page-images.server";
import { ADA_CARD, ADA_FILM, ADA_IMAGE, adaPage, BEN_PAGE } from "./demo-content";
import { IMAGES } from "./images";

const PASSWORD = "visita-demo-1";
const SEATS = 25;

interface DemoAccount {
  email: string;
  name: string;
  roles: UserActor["roles"];
  plan: Entitlement;
}

const PRO: Entitlement = { plan: "pro", status: "lifetime", seats: SEATS };

const ACCOUNTS: DemoAccount[] = [
  { email: "pro@visita.example", name: "Ada Lindqvist", roles: ["ROLE_USER"], plan: PRO },
  { email: "free@visita.example", name: "Ben Okafor", roles: ["ROLE_USER"], plan: FREE },
  { email: "admin@visita.example", name: "Admin", roles: ["ROLE_USER", "ROLE_SUPER_ADMIN"], plan: FREE },
];

/**
 * Fills an empty database with the demo accounts, two pages and a card, through the services that users' calls go
 * through. Accounts that exist are left as they are.
 * @returns the e-mails of the accounts it made
 */
export async function seed(platform: Platform): Promise<string[]> {
  const made: string[] = [];
  for (const account of ACCOUNTS) {
    if (await findUserByEmail(platform.db, account.email)) continue;
    const actor = await makeAccount(platform, account);
    if (account.email.startsWith("pro@")) await makeAda(platform, actor);
    if (account.email.startsWith("free@")) await createPage(platform, actor, pageInputSchema.parse(BEN_PAGE));
    made.push(account.email);
  }
  return made;
}

async function makeAccount(
  platform: Platform,
  { email, name, roles, plan }: DemoAccount,
): Promise<UserActor> {
  const now = platform.now();
  const id = newId("usr");
  // They have long begun: nothing is asked of them.
  const begun = { questionsAt: now, firstStepsAt: now };
  const times = { emailVerifiedAt: now, createdAt: now, updatedAt: now };
  const user = { id, email, name, roles: [...roles], ...begun, ...times };
  await insertUser(platform.db, { ...user, passwordHash: await platform.passwords.hash(PASSWORD) });
  if (plan.plan === "pro") {
    const row = { userId: id, plan: plan.plan, status: plan.status, seats: plan.seats, updatedAt: now };
    await upsertEntitlement(platform.db, row);
  }
  return { kind: "user", userId: id, sessionId: newId("ses"), roles, plan, confirmedAt: now };
}

async function makeAda(platform: Platform, actor: UserActor): Promise<void> {
  const { card } = await createCard(platform, actor, cardInputSchema.parse(ADA_CARD));
  const theme = themeById("letterpress")?.theme;
  const content = pageInputSchema.parse({ ...adaPage(card.hash), theme, isUsingTheme: true });
  const { page } = await createPage(platform, actor, content);
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
}
