import { expect, test } from "vitest";
import { anonymousDraftSchema, temporaryExpiry } from "~/domain/anonymous/schema";
import { idempotencyKeySchema } from "~/domain/idempotency";
import { newId, newToken } from "~/domain/ids";
import { gatheredMinute, hourBucket, jobKey } from "~/domain/job-keys";
import { isJobName, JOBS, parseJobPayload } from "~/domain/jobs";
import { mailSchema } from "~/domain/notifications/mail";

const mail = {
  kind: "resetPassword" as const,
  to: "ada@example.com",
  language: "de" as const,
  params: { name: "Ada", token: newToken() },
};

test("a mail has the params of its kind and no others", () => {
  expect(mailSchema.parse(mail)).toEqual(mail);
  expect(mailSchema.safeParse({ ...mail, kind: "refreshReuse" }).success).toBe(false);
  expect(mailSchema.safeParse({ ...mail, kind: "newsletter" }).success).toBe(false);
  expect(mailSchema.safeParse({ ...mail, to: "ada@example.com\r\nBcc: x@y.zz" }).success).toBe(false);
  expect(mailSchema.safeParse({ ...mail, params: { ...mail.params, html: "<b>" } }).success).toBe(false);
});

test("a payload is checked by its job's schema", () => {
  const pageId = newId("pg");
  expect(parseJobPayload("renderShareImage", { pageId, revision: "7" })).toEqual({ pageId, revision: "7" });
  expect(() => parseJobPayload("renderShareImage", { pageId: "7", revision: "7" })).toThrow();
  expect(() => parseJobPayload("sendMail", { mailId: "m", mail: {} })).toThrow();
  expect(Object.keys(JOBS)).toEqual([
    "sendMail",
    "renderShareImage",
    "checkLinks",
    "checkCardLinks",
    "checkTemplateLinks",
    "mailReport",
    "mailReports",
    "mailContact",
    "mailReceipt",
    "sweepContacts",
    "expireContacts",
    "eraseDeletedContacts",
    "importContacts",
    "importMembers",
    "resumeMemberImport",
    "removeMemberImport",
    "removeContactImport",
    "mailContactDigest",
    "mailNotification",
    "mailDigest",
    "mailVisits",
    "pushPass",
    "syncGooglePass",
    "redrawShareImages",
    "refreshPasses",
    "eraseAccount",
    "forgetAdmin",
    "makeExport",
    "removeExports",
    "revokeIdentity",
    "sendMeasurement",
    "syncBilling",
    "cancelBilling",
    "finishWithdrawal",
    "restoreDowngrade",
    "endPlan",
    "remindOfPlan",
    "adoptCustomer",
    "resyncBilling",
    "reconcileBilling",
    "mailOperators",
    "sweepVisits",
    "foldVisits",
    "collectGarbage",
    "collectObjects",
  ]);
  expect([isJobName("sendMail"), isJobName("toString")]).toEqual([true, false]);
});

test("the same work has the same key, other work another", () => {
  const pageId = newId("pg");
  expect(jobKey("sendMail", { mailId: "m1", mail })).toBe("sendMail:m1");
  expect(jobKey("renderShareImage", { pageId, revision: "1" })).not.toBe(
    jobKey("renderShareImage", { pageId, revision: "2" }),
  );
  const slot = hourBucket(new Date("2026-11-21T05:59:59Z"));
  expect(jobKey("collectGarbage", { slot })).toBe("collectGarbage:2026-11-21T05");
  const push = parseJobPayload("pushPass", { cardId: newId("crd"), slot: 7, after: 0 });
  expect(jobKey("pushPass", push)).toBe(`pushPass:${push.cardId}:7:0`);
  expect(jobKey("pushPass", { ...push, after: 200 })).not.toBe(jobKey("pushPass", push));
  const userId = newId("usr");
  const sync = { userId, cause: "evt_1", since: "2026-11-21T05:00:00.000Z" };
  expect(jobKey("syncBilling", sync)).toBe(`syncBilling:${userId}:evt_1`);
  expect(jobKey("syncBilling", { ...sync, since: "2026-11-22T05:00:00.000Z" })).toBe(
    jobKey("syncBilling", sync),
  );
  const end = { userId, endsAt: "2026-11-21T05:00:00.000Z" };
  expect(jobKey("endPlan", end)).not.toBe(jobKey("endPlan", { ...end, endsAt: "2026-12-21T05:00:00.000Z" }));
  const reminder = { userId, kind: "ends" as const, days: 7, date: "2026-11-21T05:00:00.000Z" };
  expect(jobKey("remindOfPlan", reminder)).not.toBe(jobKey("remindOfPlan", { ...reminder, days: 1 }));
  const forgotten = { userId: newId("usr"), after: "aud_1" };
  expect(jobKey("forgetAdmin", forgotten)).toBe(`forgetAdmin:${forgotten.userId}:aud_1`);
  const identityId = newId("idn");
  const revoked = { identityId, provider: "apple" as const, refreshToken: "sealed" };
  expect(jobKey("revokeIdentity", revoked)).toBe(`revokeIdentity:${identityId}`);
  const eventId = newId("evt");
  const measured = {
    eventId,
    clientId: "a-random-browser",
    event: { name: "sign_up" as const },
    at: "2026-11-21T05:00:00Z",
  };
  expect(jobKey("sendMeasurement", measured)).toBe(`sendMeasurement:${eventId}`);
  // Rows of it wait for the ends of plans, some of them for a year: the key stays what it is.
  const ownerId = newId("usr");
  expect(jobKey("refreshPasses", { ownerId, revision: "end:7" })).toBe(`refreshPasses:${ownerId}:end:7`);
});

test("changes of a minute are one job, which runs when the minute is over", () => {
  const at = (time: string) => gatheredMinute(new Date(`2026-11-21T05:${time}Z`));
  expect(at("07:00.000")).toEqual({
    slot: "2026-11-21T05:07",
    runAt: new Date("2026-11-21T05:08:10.000Z"),
  });
  expect(at("07:59.999")).toEqual(at("07:00.000"));
  expect(at("08:00.000").slot).toBe("2026-11-21T05:08");
});

test("a draft is a page or a card, and lives seven days", () => {
  expect(anonymousDraftSchema.parse({ type: "page", entity: {} }).entity).toMatchObject({
    profile: { title: "" },
  });
  expect(anonymousDraftSchema.safeParse({ type: "business-card", entity: {} }).success).toBe(false);
  expect(anonymousDraftSchema.safeParse({ type: "user", entity: {} }).success).toBe(false);
  expect(anonymousDraftSchema.safeParse({ type: "page", entity: {}, temporaryId: "x" }).success).toBe(false);
  expect(temporaryExpiry(new Date("2026-11-21T05:00:00Z")).toISOString()).toBe("2026-11-28T05:00:00.000Z");
});

test("an idempotency key is short and printable", () => {
  expect(idempotencyKeySchema.safeParse("a-b_1").success).toBe(true);
  for (const key of ["", "a b", "é", "x".repeat(256)])
    expect(idempotencyKeySchema.safeParse(key).success).toBe(false);
});
