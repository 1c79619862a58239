import { beforeAll, expect, test } from "vitest";
import { api, mailTo, newEmail, signInPro } from "./api-client.ts";

interface Mail {
  to: string;
  text: string;
  headers?: Record<string, string>;
}

let path = "";
let sent: Mail;
const friend = newEmail();

/** What a mail program posts by itself (RFC 8058). */
const oneClick = {
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: "List-Unsubscribe=One-Click",
};

async function sendPage(email: string): Promise<number> {
  const token = await signInPro();
  const { json } = await api("/_/pages", { token });
  const page = json.items.find(({ slug }: { slug: string }) => slug === "ada");
  return (await api(`/_/pages/${page.id}/send`, { token, json: { email } })).status;
}

beforeAll(async () => {
  expect(await sendPage(friend)).toBe(204);
  sent = await mailTo(friend);
  const address = /^<(.+)>$/.exec(sent.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  path = new URL(address).pathname;
});

test("a mail to somebody without an account can be ended in the mail program and by its own link", () => {
  expect(sent.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect(sent.text).toContain(`Never write to me again: http`);
  expect(sent.text).toContain(path);
});

test("looking shows a button in the reader's language, without script, and ends nothing", async () => {
  const page = await api(path, { headers: { "Accept-Language": "ar" } });
  expect([page.status, page.headers["cache-control"], page.headers["set-cookie"]]).toEqual([
    200,
    "no-store",
    undefined,
  ]);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.text).toMatch(/<html lang="ar" dir="rtl">.*<form method="post">.*<button>/s);
  expect(page.text).not.toContain("<script");
  expect((await api(path, { method: "HEAD" })).status).toBe(200);
});

test("a forged, altered or cut token is 404 and ends nothing", async () => {
  const [start, mailbox, signature = ""] = path.split(".");
  const other = signature.startsWith("0") ? "1" : "0";
  for (const forged of [
    `${start}.${mailbox}.${other}${signature.slice(1)}`,
    `${start}.${mailbox?.slice(1)}0.${signature}`,
    `${start}.${mailbox}`,
    "/unsubscribe/x",
    `/unsubscribe/${"x".repeat(200)}`,
    "/unsubscribe/%00",
  ])
    for (const call of [{}, oneClick])
      expect([forged, (await api(forged, call)).status]).toEqual([forged, 404]);
});

test("one press is 200 without a redirect, as often as it is pressed, with any body or none", async () => {
  for (const call of [oneClick, oneClick, { method: "POST" }]) {
    const { status, headers, text } = await api(path, call);
    expect([status, headers.location]).toEqual([200, undefined]);
    expect(text).toContain("You are unsubscribed");
  }
  expect((await api(path, { method: "DELETE" })).status).toBe(405);
});

test("mail services that press for many are not refused by the limit of writes", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 150 }, async () => (await api(path, oneClick)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("nothing is sent there any more, and its sender is told nothing of it", async () => {
  expect(await sendPage(friend)).toBe(204);
  const later = newEmail();
  expect(await sendPage(later)).toBe(204);
  await mailTo(later);
  const { json } = await api("/dev/inbox.json", { surface: "app" });
  expect((json as Mail[]).filter(({ to }) => to === friend)).toHaveLength(1);
});
