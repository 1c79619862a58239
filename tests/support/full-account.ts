import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import type { UserActor } from "~/domain/accounts/actor";
import { consentVersion } from "~/domain/contacts/consent";
import { newId } from "~/domain/ids";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import { setContactSettings } from "~/server/data/contact-settings.server";
import { insertContact } from "~/server/data/contacts.server";
import { insertWhere } from "~/server/data/insert-where.server";
import { userEvents, userImages } from "~/server/data/schema/accounts.server";
import { exports } from "~/server/data/schema/leaving.server";
import { emailChanges, identities, passkeys } from "~/server/data/schema/sign-in.server";
import { insertMailToken } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { storeImage } from "~/server/platform/image-store.server";
import { exportKey, workKey } from "~/server/services/accounts/exports/export-files.server";
import { saveAnonymousDraft, saveAnonymousImage } from "~/server/services/anonymous/save-draft.server";
import { uploadCardImage } from "~/server/services/cards/card-images.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { beginImport } from "~/server/services/contacts/import/begin-import.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { uploadPageImage } from "~/server/services/pages/page-images.server";
import { savePaidVersion } from "~/server/services/pages/paid-version.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { png } from "../http/images";
import { addBilling } from "./billed-account";
import { passCard } from "./pass-cards";
import { PRO, type TestPlatform, testActor, testPlatform } from "./platform";

export const CONSENT = "You may write to me.";

// why: the queue's own run of a job would race with the test's.
const JOBS = { idFromName: () => ({}), get: () => ({ wake: async () => undefined }) } as never;

/** A platform on which jobs only run on demand. */
export const quietPlatform = (overrides: Partial<Bindings> = {}): TestPlatform =>
  testPlatform({ JOBS, ...overrides });

let size = 0;
/** A unique image. */
export const ownPicture = () => new File([png(200 + size++, 120)], "picture.png", { type: "image/png" });

export interface FullAccount {
  actor: UserActor;
  email: string;
  pages: { id: string; slug: string; code: string }[];
  cards: { id: string; hash: string; code: string }[];
  deletedPage: string;
  /** Words that occur only in this account: none may remain. In lower case. */
  words: string[];
  /** The key of an image that another account's page shows too. */
  sharedKey: string;
}

/** An account with every kind of data: pages in each state, cards with phones, contacts, a draft, sign-in methods. */
export async function fullAccount(platform: TestPlatform, { contacts = 3 } = {}): Promise<FullAccount> {
  const { db } = platform;
  const actor = await testActor(platform, PRO);
  const tag = actor.userId.slice(-8);
  const [Zarathustra, quetzal, xylophone] = [`Zarathustra${tag}`, `quetzal${tag}`, `xylophone${tag}`];
  const phone = `+44 20 7946 0123 ${tag}`;
  const email = `zarathustra-${tag}@visita.example`;
  const now = platform.now();
  await db.run(
    sql`UPDATE users SET email = ${email}, name = ${Zarathustra}, password_hash = ${await platform.passwords.hash("visita-demo-1")}, position = ${xylophone} WHERE id = ${actor.userId}`,
  );
  await db.run(
    sql`INSERT INTO sessions (id, user_id, created_at, confirmed_at, city) VALUES (${actor.sessionId}, ${actor.userId}, ${now.getTime()}, ${now.getTime()}, ${quetzal})`,
  );
  await db.run(
    sql`INSERT INTO refresh_tokens VALUES (${newId("rft")}, ${actor.sessionId}, ${`hash-${actor.userId}`}, 0, ${now.getTime() + 1e9}, NULL)`,
  );

  const { page } = await createPage(
    platform,
    actor,
    pageInputSchema.parse({ profile: { title: Zarathustra, bio: xylophone } }),
    { published: true },
  );
  const form = {
    key: "form",
    type: "collectContacts",
    data: { fields: [{ name: "name" }, { name: "email" }], consent: CONSENT },
  };
  await uploadPageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileCropped, image: ownPicture() });
  await uploadPageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileOriginal, image: ownPicture() });
  const shared = ownPicture();
  const sharedBytes = new Uint8Array(await shared.arrayBuffer());
  const block = await uploadPageImage(platform, actor, page.id, {
    type: "block",
    block: "pic",
    image: new File([sharedBytes], "a.png", { type: "image/png" }),
  });
  const blocks = [form, { key: "pic", type: "image", data: { image: block.url, alt: quetzal } }];
  await updatePage(platform, actor, page.id, pageUpdateSchema.parse({ blocks }));
  await savePaidVersion(
    platform,
    actor,
    page.id,
    pageInputSchema.parse({ profile: { title: quetzal }, blocks }),
  );
  const { page: second } = await createPage(
    platform,
    actor,
    pageInputSchema.parse({ profile: { title: quetzal } }),
    { published: false },
  );
  const { page: gone } = await createPage(
    platform,
    actor,
    pageInputSchema.parse({ profile: { title: `${Zarathustra} before` } }),
    { published: true },
  );
  await deletePage(platform, actor, gone.id);

  const stranger = await testActor(platform, PRO);
  const { page: theirs } = await createPage(
    platform,
    stranger,
    pageInputSchema.parse({ profile: { title: "Other" } }),
    { published: true },
  );
  const theirPicture = await uploadPageImage(platform, stranger, theirs.id, {
    type: IMAGE_TYPE.profileCropped,
    image: new File([sharedBytes], "b.png", { type: "image/png" }),
  });
  const sharedKey = new URL(theirPicture.url).pathname.slice(1);

  const first = await passCard(platform, actor, {
    header: `${Zarathustra} Quetzal`,
    title: `${Zarathustra}'s`,
  });
  await uploadCardImage(platform, actor, first.hash, "logo", ownPicture());
  const other = await passCard(platform, actor, { header: Zarathustra, title: quetzal });
  const old = await passCard(platform, actor, { header: `${Zarathustra} old`, title: `${quetzal} old` });
  await deleteCard(platform, actor, old.hash);
  for (const [i, card] of [first, first, other].entries()) {
    await db.run(
      sql`INSERT INTO pass_devices VALUES (${`phone-${card.id}-${i}`}, ${i.toString(16).padStart(64, "0")}, 0, 0)`,
    );
    await db.run(sql`INSERT INTO pass_registrations VALUES (${`phone-${card.id}-${i}`}, ${card.id}, 0)`);
  }

  const consent = {
    text: CONSENT,
    version: await consentVersion(CONSENT),
    locale: "en" as const,
    at: now.toISOString(),
  };
  await beginImport(platform, actor, new TextEncoder().encode("Name\nImported later\n"));
  for (let i = 0; i < contacts; i += 100) {
    const some = Array.from({ length: Math.min(100, contacts - i) }, (_, n) =>
      insertContact({
        id: newId("cnt"),
        ownerId: actor.userId,
        pageId: page.id,
        name: `${xylophone} ${i + n}`,
        phone: phone,
        email: "reader@example.com",
        position: null,
        company: null,
        linkedIn: null,
        source: "page",
        consent,
        createdAt: now,
      }),
    );
    await writeAll(db, some);
  }

  await writeAll(db, [setContactSettings(actor.userId, { retentionMonths: 12 })]);

  const { temporaryId } = await saveAnonymousDraft(platform, {
    type: "page",
    entity: pageInputSchema.parse({ profile: { title: `${xylophone} draft` } }),
  });
  await saveAnonymousImage(platform, { type: IMAGE_TYPE.profileCropped, image: ownPicture(), temporaryId });
  await db.run(
    sql`UPDATE temporary_entities SET owner_id = ${actor.userId}, refusal = 'limit_reached' WHERE id = ${temporaryId}`,
  );

  const portrait = await storeImage(platform, new Uint8Array(await ownPicture().arrayBuffer()), 800);
  const { key, width, height, bytes } = portrait;
  const userId = actor.userId;
  await writeAll(db, [
    insertWhere(
      userImages,
      { holderId: userId, slot: "cropped", key, width, height, bytes, createdAt: now },
      sql`true`,
    ),
    insertWhere(
      userEvents,
      { id: newId("aud"), userId, kind: "event", name: xylophone, data: { quetzal }, createdAt: now },
      sql`true`,
    ),
    insertWhere(
      identities,
      {
        id: newId("aud"),
        userId,
        provider: "google",
        subject: `sub-${userId}`,
        email,
        refreshToken: null,
        createdAt: now,
        usedAt: null,
      },
      sql`true`,
    ),
    db.insert(passkeys).values({
      id: newId("aud"),
      userId,
      credentialId: `cred-${userId}`,
      publicKey: Buffer.from([1]),
      counter: 0,
      transports: null,
      isBackedUp: false,
      name: `${Zarathustra}'s phone`,
      createdAt: now,
      usedAt: null,
    }),
    insertWhere(
      emailChanges,
      {
        id: newId("aud"),
        userId,
        oldEmail: `old-zarathustra-${tag}@visita.example`,
        newEmail: email,
        createdAt: now,
        expiresAt: now,
        provedAt: now,
        heldUntil: new Date(now.getTime() + 1e8),
        undoneAt: null,
      },
      sql`true`,
    ),
    insertMailToken(db, {
      id: newId("tok"),
      userId,
      purpose: "reset-password",
      tokenHash: `tok-${userId}`,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 1e8),
    }),
  ]);
  await addBilling(platform, userId, { name: Zarathustra, pages: [page.id], cards: [first.hash] });
  const exportId = newId("exp");
  const file = exportKey(userId, exportId);
  await platform.bucket.put(file, "zip");
  await platform.bucket.put(workKey(userId, exportId, 3, "rest"), "rest");
  const row = {
    id: exportId,
    userId,
    state: "ready" as const,
    done: 1,
    total: 1,
    progress: null,
    key: file,
    bytes: 3,
    createdAt: now,
    readyAt: now,
    expiresAt: new Date(now.getTime() + 1e8),
  };
  await writeAll(db, [insertWhere(exports, row, sql`true`)]);
  await platform.drain();
  const pages = [page, second].map(({ id, slug, qrUrl }) => ({
    id,
    slug,
    code: qrUrl.split("/").at(-1) ?? "",
  }));
  const cards = [first, other].map(({ id, hash, qrUrl }) => ({
    id,
    hash,
    code: qrUrl.split("/").at(-1) ?? "",
  }));
  const words = [Zarathustra, quetzal, xylophone, phone, email].map((word) => word.toLowerCase());
  return { actor, email, pages, cards, deletedPage: gone.id, words, sharedKey };
}

const { DB } = env as unknown as Bindings;

/** @returns every row of all our tables, as JSON, by table */
export async function allRows(): Promise<Map<string, string[]>> {
  const tables = await DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations' AND name NOT LIKE 'contact_search%'",
  ).all<{ name: string }>();
  const rows = new Map<string, string[]>();
  for (const { name } of tables.results) {
    const { results } = await DB.prepare(`SELECT * FROM "${name}"`).all();
    rows.set(
      name,
      results.map((row) => JSON.stringify(row)),
    );
  }
  return rows;
}

/** @returns every key of the bucket */
export async function allKeys({ bucket }: TestPlatform): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const listed = await bucket.list({ cursor });
    keys.push(...listed.objects.map(({ key }) => key));
    cursor = listed.truncated ? listed.cursor : undefined;
  } while (cursor);
  return keys;
}
