import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/domain/languages";
import { pageInputSchema } from "~/domain/pages/schema";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { setLimitHeaders } from "~/server/api/limit-headers.server";
import { dueJobs } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";
import { writeMail } from "~/server/services/notifications/write-mail.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { sendPage } from "~/server/services/pages/send-page.server";
import { runJob } from "../../workers/jobs/table";
import { mailTo } from "../support/inbox";
import { PRO, testActor, testPlatform } from "../support/platform";

const newEmail = () => `somebody-${crypto.randomUUID()}@visita.example`;

async function ownPage(title = "Ada & <b>friends</b>") {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const slug = `sent-${crypto.randomUUID().slice(0, 8)}`;
  const input = pageInputSchema.parse({ slug, profile: { title } });
  const { page } = await createPage(platform, actor, input, { published: true });
  return { platform, actor, slug, id: page.id };
}

/** Does what the queue would: it may be faster. */
async function runDue(platform: Platform, shard: string) {
  for (const job of await dueJobs(platform.db, shard, new Date(platform.now().getTime() + 1000), 50))
    if (job.name === "sendMail") await runJob(platform, job);
}

describe("a page sent by e-mail", () => {
  test("is told of in the sender's language, with nothing of a user's as markup", async () => {
    const { platform, actor, id, slug } = await ownPage();
    await platform.db.$client
      .prepare("UPDATE users SET locale = 'de', name = ? WHERE id = ?")
      .bind('Ada <img src=x onerror="alert(1)">', actor.userId)
      .run();
    const email = newEmail();
    await sendPage(platform, actor, id, { email });
    await runDue(platform, actor.userId);
    const mail = await mailTo(platform, email);
    expect(mail.subject).toBe('Ada <img src=x onerror="alert(1)"> teilt eine Seite mit dir');
    expect(mail.text).toContain(`http://me.localhost:8787/${slug}`);
    expect(mail.text).toContain("Ada & <b>friends</b>");
    expect(mail.html).toContain("Ada &amp; &lt;b&gt;friends&lt;/b&gt;");
    expect(mail.html).not.toMatch(/<img|<b>friends/);
  });

  test("reads whole in every language", () => {
    const { config } = testPlatform();
    for (const language of LANGUAGE_CODES) {
      const params = { name: "Ada", title: "", slug: "ada" };
      const mail = writeMail(config, { kind: "sharePage", to: "a@visita.example", language, params });
      expect(mail.subject).toContain("Ada");
      expect(mail.text).toContain("http://me.localhost:8787/ada");
      expect(`${mail.subject}${mail.text}`).not.toMatch(/\{\{|mail:|sharePage|undefined/);
    }
  });

  test("is up, and the sender's own", async () => {
    const { platform, actor, id } = await ownPage();
    const to = { email: newEmail() };
    const stranger = await testActor(platform, PRO);
    await expect(sendPage(platform, stranger, id, to)).rejects.toMatchObject({ code: "not_found" });
    await changeSettings(platform, actor, id, { published: false });
    await expect(sendPage(platform, actor, id, to)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "shareUnpublished",
    });
  });

  test("is sent by who has proved their own address", async () => {
    const { platform, actor, id } = await ownPage();
    await platform.db.$client
      .prepare("UPDATE users SET email_verified_at = NULL WHERE id = ?")
      .bind(actor.userId)
      .run();
    await expect(sendPage(platform, actor, id, { email: newEmail() })).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "emailUnverified",
    });
  });

  test("comes to one mailbox three times a day and not more, whoever sends and however it is spelled", async () => {
    const mailbox = newEmail();
    const results = [];
    for (let sender = 0; sender < 3; sender++) {
      const { platform, actor, id } = await ownPage();
      for (const email of [mailbox, mailbox.replace("@", `+${sender}@`)])
        results.push(
          await sendPage(platform, actor, id, { email }).then(
            () => "sent",
            ({ code }) => code,
          ),
        );
    }
    expect(results).toEqual(["sent", "sent", "sent", "rate_limited", "rate_limited", "rate_limited"]);
  });

  test("tells its sender nothing of the mails that others sent to that mailbox", async () => {
    const mailbox = newEmail();
    const ask = async (times: number) => {
      const { platform, actor, id } = await ownPage();
      platform.attempts.length = 0;
      const refusals: unknown[] = [];
      for (let i = 0; i < times; i++)
        await sendPage(platform, actor, id, { email: mailbox }).catch((error) => refusals.push(error));
      const headers = new Headers();
      setLimitHeaders(platform, headers);
      return { headers: Object.fromEntries(headers), refusals };
    };
    const own = RATE_LIMITS.pageByMail.limit;
    const told = (remaining: number) =>
      expect.objectContaining({ "ratelimit-limit": String(own), "ratelimit-remaining": String(remaining) });
    expect((await ask(1)).headers).toEqual(told(own - 1));
    expect((await ask(2)).headers).toEqual(told(own - 2));
    const refused = await ask(1);
    expect(refused.headers).toEqual(told(own - 1));
    expect(refused.refusals).toMatchObject([{ code: "rate_limited", retryAfter: 24 * 3600 }]);
  });

  test("carries no address that its sender typed", async () => {
    const { platform, actor, id, slug } = await ownPage("Your parcel waits: https://evil.example/pay");
    const email = newEmail();
    await sendPage(platform, actor, id, { email });
    await runDue(platform, actor.userId);
    const mail = await mailTo(platform, email);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("evil.example");
    expect([...mail.text.matchAll(/https?:\/\/\S+/g)].map(String)).toEqual([
      `http://me.localhost:8787/${slug}`,
      expect.stringMatching(/^http:\/\/api\.localhost:8787\/unsubscribe\/mailbox\.\w{64}\.\w{64}$/),
    ]);
  });

  test("is sent twenty times a day and not more, also when all come at once", async () => {
    const { platform, actor, id } = await ownPage();
    const sends = Array.from({ length: RATE_LIMITS.pageByMail.limit + 10 }, () =>
      sendPage(platform, actor, id, { email: newEmail() }),
    );
    const results = await Promise.allSettled(sends);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    const refused = results.find((result) => result.status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "rate_limited" } });
  });
});
