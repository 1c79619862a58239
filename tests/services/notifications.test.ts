import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import type { Told } from "~/domain/notifications/payloads";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { writeAll } from "~/server/data/batch.server";
import { dueJobs } from "~/server/data/outbox.server";
import { billingCustomers } from "~/server/data/schema/billing.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import { countUnread, listNotifications } from "~/server/services/notifications/list-notifications.server";
import { markRead } from "~/server/services/notifications/mark-read.server";
import { notify } from "~/server/services/notifications/notify.server";
import { changePreference, getPreferences } from "~/server/services/notifications/preferences.server";
import { isSuppressed, maySendTo, suppress } from "~/server/services/notifications/suppress.server";
import { unsubscribe, viewUnsubscribe } from "~/server/services/notifications/unsubscribe.server";
import { neverAgainUrl, unsubscribeUrl } from "~/server/services/notifications/unsubscribe-token.server";
import { runJob } from "../../workers/jobs/table";
import { type TestPlatform, testActor, testPlatform } from "../support/platform";

interface Person {
  platform: TestPlatform;
  actor: UserActor;
  mails: OutgoingMail[];
}

/** A user with a verified address; mails go to a list, jobs run on demand. */
async function person({ isVerified = true, timeZone = "Europe/Berlin" } = {}): Promise<Person> {
  const mails: OutgoingMail[] = [];
  // why: a mail really leaves only with an account at a mail service.
  const SANDBOX = {
    fetch: async (_url: string, init: RequestInit) => {
      mails.push(JSON.parse(String(init.body)));
      return new Response();
    },
  } as unknown as Fetcher;
  const platform = testPlatform({ SANDBOX });
  platform.freeze();
  const actor = await testActor(platform);
  await platform.db.run(sql`UPDATE users SET time_zone = ${timeZone},
    email_verified_at = ${isVerified ? 1 : null} WHERE id = ${actor.userId}`);
  return { platform, actor, mails };
}

let count = 0;

async function tell({ platform, actor }: Person, told: Told, dedupeKey = `key-${count++}`): Promise<void> {
  await writeAll(platform.db, notify(platform, { ...told, userId: actor.userId, dedupeKey }));
}

async function work({ platform, actor }: Person): Promise<void> {
  for (const job of await dueJobs(platform.db, actor.userId, platform.now(), 100)) {
    await runJob(platform, job);
    await platform.db.run(sql`UPDATE outbox SET state = 'done' WHERE id = ${job.id}`);
  }
}

const joined = (name: string): Told => ({ kind: "joined", payload: { name } });
const assigned: Told = { kind: "cardAssigned", payload: { hash: "0123456789abcdef", title: "Fairs" } };
const paid: Told = {
  kind: "paid",
  payload: {
    ...{ amount: 1197, currency: "usd", number: "VISITA-0007", seats: 3, cycle: "monthly" },
    periodEnd: "2026-12-22T12:00:00.000Z",
    invoiceUrl: "https://invoice.example/7",
  },
};

test("what is told twice under one key is one row and one mail", async () => {
  const ada = await person();
  for (let i = 0; i < 3; i++) await tell(ada, paid, `paid:${ada.actor.userId}`);
  await work(ada);
  expect(ada.mails.map(({ subject }) => subject)).toEqual(["Your receipt: $11.97"]);
  for (const said of ["VISITA-0007", "Seats: 3", "December 22, 2026", "https://invoice.example/7"])
    expect(ada.mails[0]?.text).toContain(said);
  expect(ada.mails[0]?.headers).toBeUndefined();
  const { items } = await listNotifications(ada.platform, ada.actor, { limit: 10 });
  expect(items).toEqual([expect.objectContaining({ ...paid })]);
});

test("a condition that does not hold tells nothing", async () => {
  const ada = await person();
  const { platform, actor } = ada;
  await writeAll(
    platform.db,
    notify(platform, { ...paid, userId: actor.userId, dedupeKey: "no" }, { when: sql`false` }),
  );
  await work(ada);
  expect([await countUnread(platform, actor), ada.mails]).toEqual([0, []]);
});

test("the list goes on behind its cursor, newest first, and is its person's alone", async () => {
  const ada = await person();
  const ben = await person();
  for (const name of ["One", "Two", "Three"]) {
    ada.platform.travel(1_000);
    await tell(ada, joined(name));
  }
  const first = await listNotifications(ada.platform, ada.actor, { limit: 2 });
  expect(first.items.map(({ payload }) => payload)).toEqual([{ name: "Three" }, { name: "Two" }]);
  expect(first.next).toBeDefined();
  expect(await countUnread(ada.platform, ada.actor)).toBe(3);
  const ids = first.items.map(({ id }) => id);
  await markRead(ben.platform, ben.actor, { ids });
  expect(await countUnread(ada.platform, ada.actor)).toBe(3);
  await markRead(ada.platform, ada.actor, { ids });
  expect(await countUnread(ada.platform, ada.actor)).toBe(1);
  await markRead(ada.platform, ada.actor, { all: true });
  expect(await countUnread(ada.platform, ada.actor)).toBe(0);
  const after = await listNotifications(ada.platform, ada.actor, { limit: 2 });
  expect(after.items.every(({ readAt }) => readAt)).toBe(true);
});

test("an admin who acts in the account sees and marks none", async () => {
  const { platform, actor } = await person();
  const acting = { ...actor, acting: { adminId: newId("usr"), reason: "A ticket", until: new Date() } };
  const refused = { code: "forbidden", messageKey: "notWhileActing" };
  await expect(listNotifications(platform, acting, { limit: 1 })).rejects.toMatchObject(refused);
  await expect(markRead(platform, acting, { all: true })).rejects.toMatchObject(refused);
  await expect(changePreference(platform, acting, { kind: "left", frequency: "off" })).rejects.toMatchObject(
    refused,
  );
});

test("at once is twenty mails an hour, and a digest of the rest", async () => {
  const ada = await person();
  const { limit } = RATE_LIMITS.notificationMail;
  for (let i = 0; i < limit + 3; i++) await tell(ada, assigned);
  await work(ada);
  expect(ada.mails).toHaveLength(limit);
  expect(ada.mails[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  ada.platform.travel(HOUR_MS + 1);
  await work(ada);
  expect(ada.mails.at(-1)?.subject).toBe("3 new notifications");
  expect(ada.mails.at(-1)?.text).toContain("The card Fairs was assigned to you");
  ada.platform.travel(DAY_MS);
  await work(ada);
  expect(ada.mails).toHaveLength(limit + 1);
});

test("daily is one mail at eight in the person's zone; what was read meanwhile is no news", async () => {
  const ada = await person();
  await changePreference(ada.platform, ada.actor, { kind: "joined", frequency: "daily" });
  await tell(ada, joined("Grace"));
  await tell(ada, joined("Alan"));
  await work(ada);
  expect(ada.mails).toEqual([]);
  const [job] = await ada.platform.db.all<{ runAt: number }>(
    sql`SELECT run_at AS runAt FROM outbox WHERE shard = ${ada.actor.userId} AND name = 'mailDigest'`,
  );
  const local = new Intl.DateTimeFormat("en", {
    hour: "numeric",
    hourCycle: "h23",
    timeZone: "Europe/Berlin",
  });
  expect(local.format(new Date(job?.runAt ?? 0))).toBe("08");
  ada.platform.travel(DAY_MS);
  await work(ada);
  expect(ada.mails.map(({ subject }) => subject)).toEqual(["2 new notifications"]);
  expect(ada.mails[0]?.headers?.["List-Unsubscribe"]).toMatch(
    /^<http.*\/unsubscribe\/usr_\w+\.team\.\w{64}>$/,
  );
  await tell(ada, joined("Ida"));
  await work(ada);
  await markRead(ada.platform, ada.actor, { all: true });
  ada.platform.travel(DAY_MS);
  await work(ada);
  expect(ada.mails).toHaveLength(1);
});

test("weekly waits for Monday, and changing it to daily tells what waited the next morning", async () => {
  const ada = await person();
  await changePreference(ada.platform, ada.actor, { kind: "joined", frequency: "weekly" });
  await tell(ada, joined("Grace"));
  await work(ada);
  const digests = () =>
    ada.platform.db.all<{ slot: string }>(sql`SELECT json_extract(payload, '$.slot') AS slot FROM outbox
      WHERE shard = ${ada.actor.userId} AND name = 'mailDigest' AND state = 'pending'`);
  const days = (await digests()).map(({ slot }) => new Date(`${slot}T00:00Z`).getUTCDay());
  expect(days).toContain(1);
  await changePreference(ada.platform, ada.actor, { kind: "joined", frequency: "daily" });
  ada.platform.travel(DAY_MS);
  await work(ada);
  expect(ada.mails.map(({ subject }) => subject)).toEqual(["1 new notification"]);
});

test("off is no mail, also of what waited; the row is there", async () => {
  const ada = await person();
  await tell(ada, joined("Grace"));
  await changePreference(ada.platform, ada.actor, { kind: "joined", frequency: "off" });
  await tell(ada, joined("Alan"));
  await work(ada);
  ada.platform.travel(8 * DAY_MS);
  await work(ada);
  expect([ada.mails, await countUnread(ada.platform, ada.actor)]).toEqual([[], 2]);
});

test("nobody is mailed at an address that they have not proved, but who pays, of all their payments", async () => {
  const ada = await person({ isVerified: false });
  const { db } = ada.platform;
  const { limit } = RATE_LIMITS.strangerMailTo;
  await tell(ada, assigned);
  for (let i = 0; i < limit + 2; i++) await tell(ada, paid);
  await work(ada);
  expect(ada.mails).toHaveLength(limit);
  const now = ada.platform.now();
  const customer = { id: `cus_${ada.actor.userId}`, userId: ada.actor.userId, createdAt: now };
  await db.insert(billingCustomers).values({ ...customer, firstPaidAt: now });
  for (let i = 0; i < limit + 2; i++) await tell(ada, paid);
  await tell(ada, { kind: "ended", payload: { date: now.toISOString() } });
  await tell(ada, assigned);
  await work(ada);
  expect(ada.mails.slice(limit).map(({ subject }) => subject)).toEqual([
    ...Array(limit + 2).fill("Your receipt: $11.97"),
    "Your plan has ended",
  ]);
});

test("an account that is gone or disabled is mailed nothing", async () => {
  const ada = await person();
  await tell(ada, paid);
  await ada.platform.db.run(sql`UPDATE users SET is_enabled = 0 WHERE id = ${ada.actor.userId}`);
  await work(ada);
  expect(ada.mails).toEqual([]);
});

const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

test("a link ends its own class for good; looking at it ends nothing", async () => {
  const { platform, actor } = await person();
  const token = tokenOf(await unsubscribeUrl(platform, { userId: actor.userId, of: "team" }));
  expect(await viewUnsubscribe(platform, token)).toMatchObject({ language: "en" });
  expect((await getPreferences(platform, actor)).joined).toBe("daily");
  for (let i = 0; i < 2; i++) expect(await unsubscribe(platform, token)).not.toBeNull();
  expect(await getPreferences(platform, actor)).toMatchObject({
    joined: "off",
    left: "off",
    contact: "immediate",
  });
});

test("a forged or altered link ends nothing", async () => {
  const { platform, actor } = await person();
  const other = await person();
  const token = tokenOf(await unsubscribeUrl(platform, { userId: actor.userId, of: "team" }));
  const [user = "", , signature = ""] = token.split(".");
  const forged = [
    `${user}.contact.${signature}`,
    `${other.actor.userId}.team.${signature}`,
    `mailbox.team.${signature}`,
    `${user}.team.${"0".repeat(64)}`,
    `${user}.team.${signature.toUpperCase()}`,
    `${user}.team.${signature}0`,
    `${user}.team`,
    "",
    "x".repeat(500),
  ];
  for (const one of forged) expect([one, await unsubscribe(platform, one)]).toEqual([one, null]);
  expect(await getPreferences(platform, actor)).toMatchObject({ joined: "daily", contact: "immediate" });
  expect(await getPreferences(platform, other.actor)).toMatchObject({ joined: "daily" });
});

test("a mailbox that wants no more gets none, in whatever spelling; others get three a day", async () => {
  const { platform } = await person();
  const name = newId("usr");
  const email = `${name}@gmail.com`;
  expect(await unsubscribe(platform, tokenOf(await neverAgainUrl(platform, email)))).toMatchObject({
    language: null,
  });
  expect(await isSuppressed(platform, `${name}+news@gmail.com`)).toBe(true);
  expect(await maySendTo(platform, email)).toBe("suppressed");
  await suppress(platform, await mailboxId(platform, email));
  const results: string[] = [];
  for (let i = 0; i < 4; i++) results.push(await maySendTo(platform, `other-${name}@gmail.com`));
  expect(results).toEqual(["yes", "yes", "yes", "limited"]);
});
