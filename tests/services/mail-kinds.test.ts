import { expect, test } from "vitest";
import type { LanguageCode } from "~/domain/languages";
import { MAIL_PARAMS, type MailKind, mailSchema } from "~/domain/notifications/mail";
import { en as english } from "~/i18n/english";
import { mailOf } from "~/server/services/notifications/mail-of-notification.server";
import { writeMail } from "~/server/services/notifications/write-mail.server";
import { testPlatform } from "../support/platform";

const VALUES = {
  name: "Ada",
  at: "2026-11-22T18:30:00.000Z",
  until: "2026-12-06T18:30:00.000Z",
  token: "x".repeat(43),
  reason: "A ticket",
  provider: "google",
  device: "phone",
  browser: "Safari",
  country: "DE",
  city: "Berlin",
  title: "A page",
  slug: "ada",
  isPlanEnded: true,
  amount: 2388,
  currency: "usd",
  number: "VISITA-0001",
  seats: 3,
  cycle: "yearly",
  periodEnd: "2027-11-22T18:30:00.000Z",
  invoiceUrl: "https://invoice.example/1",
  pdfUrl: "https://invoice.example/1.pdf",
  payUrl: "https://invoice.example/1",
  attempt: "last",
  nextAttemptAt: "2026-11-25T18:30:00.000Z",
  endsAt: "2026-11-29T18:30:00.000Z",
  date: "2026-11-29T18:30:00.000Z",
  days: 7,
  text: "Grace joined your team.",
  about: "changePlanned",
  path: "/dashboard",
  items: [{ text: "Grace joined your team.", at: "2026-11-22T18:30:00.000Z" }],
};

function written(kind: MailKind) {
  const names = Object.keys(MAIL_PARAMS[kind].shape) as (keyof typeof VALUES)[];
  // What a notice is about differs from what a plan's is.
  const values = kind === "notice" ? { ...VALUES, about: "cardAssigned" } : VALUES;
  const params = Object.fromEntries(names.map((name) => [name, values[name]]));
  const mail = mailSchema.parse({ to: "ada@visita.example", language: "en", kind, params });
  return writeMail(testPlatform().config, mail);
}

test.each(Object.keys(MAIL_PARAMS) as MailKind[])("a mail of %s is written whole", (kind) => {
  const { subject, text } = written(kind);
  expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined|mail:|\w+\.(subject|body|action|why)\b/);
  // Between the words: no placeholder was left empty.
  expect(`${subject} ${text}`).not.toMatch(/ [,.;:!?]|\(\)|\S {2,}\S|“\s*”/);
});

test("what was done to an account is nothing to be ignored", () => {
  const told = (Object.keys(MAIL_PARAMS) as MailKind[]).filter((kind) => "at" in MAIL_PARAMS[kind].shape);
  expect(told.length).toBeGreaterThan(8);
  for (const kind of told)
    expect([kind, written(kind).text.includes(english.mail.ignore)]).toEqual([kind, false]);
});

test("amounts and days are told in the recipient's language, in the currency's own unit", () => {
  const mail = (language: LanguageCode, currency: string, amount: number) =>
    writeMail(
      testPlatform().config,
      mailSchema.parse({
        ...{ to: "ada@visita.example", language, timeZone: "Europe/Berlin", kind: "renewsSoon" },
        params: { name: "Ada", amount, currency, date: "2026-11-29T23:30:00.000Z" },
      }),
    );
  expect(mail("en", "usd", 2388).text).toContain("renews on November 30, 2026, and $23.88 will be taken");
  expect(mail("de", "eur", 2388).subject).toBe("Dein Tarif verlängert sich am 30. November 2026");
  expect(mail("de", "eur", 2388).text).toMatch(/23,88\s€/);
  expect(mail("jp", "jpy", 2388).text).toMatch(/[¥￥]2,388/);
});

test("each notice of a payment that failed says what is next, as far as it is known", () => {
  const subjects = (["first", "second", "last"] as const).map((attempt) => {
    const payload = { amount: 399, currency: "usd", payUrl: "https://invoice.example/1", attempt };
    const user = { name: "Ada", email: "ada@visita.example", locale: "en", timeZone: null } as const;
    const { subject, text } = writeMail(
      testPlatform().config,
      mailOf(user, { kind: "paymentFailed", payload }),
    );
    expect(text).toContain("We could not take $3.99");
    expect(text).not.toMatch(/try again|plan ends/);
    expect(text).toContain(payload.payUrl);
    return subject;
  });
  expect(new Set(subjects).size).toBe(3);
});
