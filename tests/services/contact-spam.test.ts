import { describe, expect, test } from "vitest";
import { consentVersion } from "~/domain/contacts/consent";
import { hasLinksOfSpam } from "~/domain/contacts/spam";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { spend } from "~/server/platform/rate-limits.server";
import { findContactForm } from "~/server/services/contacts/find-contact-form.server";
import { formAge, formTime, formTimeAgain } from "~/server/services/contacts/form-time.server";
import { storeContact } from "~/server/services/contacts/store-contact.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { postedAt } from "../support/contact-forms";
import { listOwnContacts } from "../support/own-contacts";
import { PRO, strictPlatform, type TestPlatform, testActor } from "../support/platform";

const CONSENT = "Ada may write to me.";
const fields = ["name", "email", "position", "message"].map((name) => ({ name, required: name === "name" }));
const block = { key: "form", type: "collectContacts", data: { fields, consent: CONSENT } };

async function ownerWithForm(platform: TestPlatform) {
  const actor = await testActor(platform, PRO);
  const { page } = await createPage(platform, actor, pageInputSchema.parse({ blocks: [block] }), {
    published: true,
  });
  return { actor, pageId: page.id, form: await findContactForm(platform, page.id, "form", "en") };
}
type Owner = Awaited<ReturnType<typeof ownerWithForm>>;

const agreed = { name: "Grace", consent: "on", consentVersion: consentVersion(CONSENT) };

/** Each from a separate address, unless one is given. */
async function send(
  platform: TestPlatform,
  { form }: Owner,
  posted: ReadonlyMap<string, unknown>,
  ip?: string,
) {
  const visitor = Object.assign(Object.create(platform), { ip: ip ?? `10.8.${Math.random()}` });
  await storeContact(visitor, form, posted, "en");
}

const leave = async (platform: TestPlatform, owner: Owner, more: object = {}, secondsAgo = 30) =>
  send(platform, owner, await postedAt(platform, owner.pageId, { ...agreed, ...more }, secondsAgo));

/** Why the owner's contacts are held, the newest first. */
const heldOf = async (platform: TestPlatform, { actor }: Owner, count = 1) =>
  (await listOwnContacts(platform.db, actor.userId, count)).map(({ held }) => held);

describe("what may be spam is held", () => {
  test("and nobody is told of it: no mail, no notification, no receipt", async () => {
    const platform = strictPlatform();
    const owner = await ownerWithForm(platform);
    const told = async () =>
      (
        await platform.db.$client
          .prepare(
            `SELECT name FROM outbox WHERE shard = ?1 AND name LIKE 'mail%'
             UNION ALL SELECT kind FROM notifications WHERE user_id = ?1`,
          )
          .bind(owner.actor.userId)
          .all<{ name: string }>()
      ).results.map(({ name }) => name);
    await leave(platform, owner, { email: "grace@example.com" }, 1);
    expect(await heldOf(platform, owner)).toEqual(["fast"]);
    expect(await told()).toEqual([]);
    await leave(platform, owner, { email: "grace@example.com" });
    expect(await heldOf(platform, owner)).toEqual([null]);
    expect((await told()).toSorted()).toEqual(["contact", "mailContact", "mailReceipt"]);
    await leave(platform, owner);
    expect(await told()).toHaveLength(5);
  });

  test("when its form was sent faster than people type, or is too old, or says no time of ours", async () => {
    const platform = strictPlatform();
    const owner = await ownerWithForm(platform);
    const other = await ownerWithForm(platform);
    const held = async (at: unknown) => {
      await send(platform, owner, new Map(Object.entries({ ...agreed, at })));
      return (await heldOf(platform, owner))[0];
    };
    for (const [secondsAgo, reason] of [
      [0, "fast"],
      [1, "fast"],
      [3, null],
      [86_000, null],
      [86_500, "stale"],
    ] as const) {
      await leave(platform, owner, {}, secondsAgo);
      expect([secondsAgo, ...(await heldOf(platform, owner))]).toEqual([secondsAgo, reason]);
    }
    const good = (await postedAt(platform, owner.pageId, {})).get("at");
    const elsewhere = (await postedAt(platform, other.pageId, {})).get("at");
    const changed = String(good).replace(/^./, (first) => (first === "m" ? "n" : "m"));
    expect(await held(good)).toBeNull();
    for (const at of [undefined, "", "1", changed, `${good}0`, elsewhere, [good, good], { at: good }])
      expect([at, await held(at)]).toEqual([at, "stale"]);
  });

  test("a form that comes back keeps its time", async () => {
    const platform = strictPlatform();
    const at = await formTime(platform, "pg_1");
    platform.travel(5_000);
    expect(await formTimeAgain(platform, "pg_1", at)).toBe(at);
    expect(await formAge(platform, "pg_1", at)).toBeGreaterThanOrEqual(5_000);
    const anew = await formTimeAgain(platform, "pg_2", at);
    expect(anew).not.toBe(at);
    expect(await formAge(platform, "pg_2", anew)).toBeLessThan(1_000);
  });

  test("when links stand in a name or position", async () => {
    const platform = strictPlatform();
    const owner = await ownerWithForm(platform);
    await leave(platform, owner, { position: "See evil.example/pay" });
    expect(await heldOf(platform, owner)).toEqual(["links"]);
    for (const name of ["https://x.y", "go to www.evil", "Cheap-Pills.shop", "tiny.ly/x", "Grace evil.com!"])
      expect([name, hasLinksOfSpam({ name }), hasLinksOfSpam({ position: name })]).toEqual([
        name,
        true,
        true,
      ]);
    for (const name of [
      "Grace M. Hopper",
      "J.R.R. Tolkien",
      "Dipl.-Ing.",
      "St.John",
      "Dr.med.Weiß",
      "山田 太郎",
      "أ.د. منى",
    ])
      expect([name, hasLinksOfSpam({ name })]).toEqual([name, false]);
    const links = (count: number) =>
      Array.from({ length: count }, (_, n) => `see https://a${n}.example`).join(" ");
    expect([2, 3].map((count) => hasLinksOfSpam({ message: links(count) }))).toEqual([false, true]);
    await leave(platform, owner, { message: links(3) });
    expect(await heldOf(platform, owner, 2)).toEqual(["links", "links"]);
  });

  test("when more than five came from one address and page in ten minutes; beyond two hundred they are refused", async () => {
    const platform = strictPlatform();
    const owner = await ownerWithForm(platform);
    const posted = await postedAt(platform, owner.pageId, agreed);
    const { limit } = RATE_LIMITS.contactFormIpHeld;
    for (let i = 0; i < limit; i += 20)
      await Promise.all(Array.from({ length: 20 }, () => send(platform, owner, posted, "10.7.0.1")));
    const refused = send(platform, owner, posted, "10.7.0.1");
    await expect(refused).rejects.toMatchObject({ code: "rate_limited" });
    const held = await heldOf(platform, owner, limit + 1);
    expect([held.length, held.filter((reason) => reason === null).length]).toEqual([limit, 5]);
    expect(held.filter((reason) => reason === "many")).toHaveLength(limit - 5);
    const other = await ownerWithForm(platform);
    await send(platform, other, await postedAt(platform, other.pageId, agreed), "10.7.0.1");
    await send(platform, owner, posted, "10.7.0.2");
    expect([...(await heldOf(platform, other)), ...(await heldOf(platform, owner))]).toEqual([null, null]);
  });

  test("up to thousands a day, from however many addresses; what is not held goes on being stored", async () => {
    const platform = strictPlatform();
    const owner = await ownerWithForm(platform);
    await spend(platform, "contactHeldOwner", RATE_LIMITS.contactHeldOwner.limit - 1, owner.actor.userId);
    await leave(platform, owner, { name: "www.evil" });
    await expect(leave(platform, owner, { name: "www.evil" })).rejects.toMatchObject({
      code: "rate_limited",
    });
    await leave(platform, owner);
    expect(await heldOf(platform, owner, 9)).toEqual([null, "links"]);
  });

  test("when one text goes to more owners than somebody meets in an hour", async () => {
    const platform = strictPlatform();
    const owners: Owner[] = [];
    for (let i = 0; i < 7; i++) owners.push(await ownerWithForm(platform));
    const message = "Buy our   finest followers, today only!";
    // Twice to one owner is one owner.
    for (const owner of [owners[0], ...owners.slice(0, 5)] as Owner[]) {
      await leave(platform, owner, { message });
      expect(await heldOf(platform, owner)).toEqual([null]);
    }
    const [sixth, seventh] = owners.slice(5) as [Owner, Owner];
    await leave(platform, sixth, { message: "BUY our finest followers today only" });
    expect(await heldOf(platform, sixth)).toEqual(["same"]);
    await leave(platform, sixth, { message });
    expect(await heldOf(platform, sixth)).toEqual(["same"]);
    await leave(platform, seventh, { message: "Nice to meet you" });
    expect(await heldOf(platform, seventh)).toEqual([null]);
  });

  test("when the owner's list is full", async () => {
    const platform = strictPlatform();
    const owner = await ownerWithForm(platform);
    await leave(platform, owner);
    await platform.db.$client
      .prepare("UPDATE contact_counts SET contacts = ? WHERE owner_id = ?")
      .bind(LIMITS.contacts, owner.actor.userId)
      .run();
    await leave(platform, owner, { name: "Alan" });
    expect(await heldOf(platform, owner, 2)).toEqual(["full", null]);
    await leave(platform, owner, { name: "www.evil" });
    expect(await heldOf(platform, owner)).toEqual(["links"]);
  });
});
