import type { UserActor } from "~/domain/accounts/actor";
import { type Entitlement, FREE } from "~/domain/billing/entitlement";
import { cardInputSchema } from "~/domain/cards/schema";
import { newId } from "~/domain/ids";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema } from "~/domain/pages/schema";
import { findUserByEmail, insertUser, upsertEntitlement } from "~/server/data/users.server";
import { hashPassword } from "~/server/platform/passwords.server";
import type { Platform } from "~/server/platform/platform.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { uploadPageImage } from "~/server/services/pages/page-images.server";
import { ADA_CARD, ADA_PAGE, BEN_PAGE } from "./demo-content";
import { portrait } from "./portrait";

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
  const user = { id, email, name, roles: [...roles], emailVerifiedAt: now, createdAt: now, updatedAt: now };
  await insertUser(platform.db, { ...user, passwordHash: await hashPassword(PASSWORD) });
  if (plan.plan === "pro") {
    const row = { userId: id, plan: plan.plan, status: plan.status, seats: plan.seats, updatedAt: now };
    await upsertEntitlement(platform.db, row);
  }
  return { kind: "user", userId: id, sessionId: newId("ses"), roles, plan };
}

async function makeAda(platform: Platform, actor: UserActor): Promise<void> {
  const { page } = await createPage(platform, actor, pageInputSchema.parse(ADA_PAGE));
  const image = new File([portrait()], "portrait.png", { type: "image/png" });
  for (const type of [IMAGE_TYPE.profileOriginal, IMAGE_TYPE.profileCropped]) {
    await uploadPageImage(platform, actor, page.id, { type, image });
  }
  await publishPage(platform, actor, page.id);
  await createCard(platform, actor, cardInputSchema.parse({ ...ADA_CARD, pageId: page.id }));
}
