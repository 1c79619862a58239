import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, originOf, type Response } from "../support/http.ts";
import { typed } from "../support/visitor-forms.ts";
import { api, mailTo, newEmail, signInPro } from "./api-client.ts";

/** `npm run test:long` sends a thousand of them. */
const AT_ONCE = process.env.FUZZ_FACTOR ? 1_000 : 200;
const LANGUAGE_HEADERS = ["en", "pt", "es", "de", "it", "pl", "fr", "fi", "nl", "ar", "ja"];

let token = "";
let card: { hash: string; id: string; qrUrl: string; url: string };
let page: { id: string; slug: string };

interface Listed {
  id: string;
  name: string;
  code?: string;
  held?: string;
  email?: string;
  company?: string;
  source: string;
}

beforeAll(async () => {
  token = await signInPro();
  const json = { title: "Visitors", header: "Marta Lindqvist" };
  card = (await api("/_/business-cards", { token, json })).json;
  const slug = `visitors-${Date.now().toString(36)}`;
  const fields = [{ name: "name", required: true }, { name: "email" }];
  const blocks = [{ key: "ask", type: "collectContacts", data: { fields } }];
  page = (await api("/_/pages", { token, json: { slug, profile: { title: "Visitors" }, blocks } })).json;
  await api(`/_/pages/${page.id}/publish`, { method: "POST", token });
});

afterAll(async () => {
  await api(`/_/business-cards/${card.hash}`, { method: "DELETE", token });
  await api(`/_/pages/${page.id}`, { method: "DELETE", token });
});

const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";

/** What a browser posts of a rendered form: its hidden fields and the input. */
function formOf(html: string, typed: Record<string, string>): string {
  const hidden = ["block", "consentVersion", "at", "code", "step"].map((name) => [name, fieldOf(html, name)]);
  const shown = hidden.filter(([, value]) => value) as [string, string][];
  return new URLSearchParams([...shown, ...Object.entries(typed)]).toString();
}

let caller = 0;
function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const ip = `10.21.${(caller >> 8) & 255}.${caller++ & 255}`;
  const type = { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": ip };
  return ask("site", path, { method: "POST", headers: { ...type, ...headers }, body });
}

const listed = async (query: string): Promise<Listed[]> =>
  (await api(`/_/app/contact-forms?limit=100&${query}`, { token })).json.items;

describe("a swap on a card's page", () => {
  test("is there without script, sent, and gives the card's own file in return", async () => {
    const shown = await ask("site", `/c/${card.hash}`, { headers: { "Accept-Language": "de" } });
    expect(shown.text).toContain(`action="/f/c/${card.hash}"`);
    expect(shown.text).not.toContain("<script");
    for (const name of ["name", "phone", "email", "position", "company", "linkedIn", "message"])
      expect(shown.text).toContain(`name="${name}"`);
    expect([shown.headers["set-cookie"], shown.headers["cache-control"]]).toEqual([undefined, "no-cache"]);
    await typed(fieldOf(shown.text, "at"));
    const scan = await ask("site", new URL(card.qrUrl).pathname);
    const code = card.qrUrl.split("/").at(-1);
    expect(scan.headers.location).toBe(`${card.url}?q=${code}`);
    const sent = await post(
      `/f/c/${card.hash}`,
      formOf(shown.text, { name: "Grace", company: "Navy", consent: "on" }),
      { Referer: String(scan.headers.location), "Accept-Language": "de" },
    );
    expect([sent.status, sent.headers.location]).toEqual([303, `/f/c/${card.hash}/thanks`]);
    const thanks = await ask("site", `/f/c/${card.hash}/thanks`);
    expect([thanks.status, thanks.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(thanks.text).toContain(`href="/c/${card.hash}/contact"`);
    expect(thanks.text).toContain("Marta Lindqvist");
    expect(await listed(`card=${card.id}`)).toMatchObject([
      { name: "Grace", company: "Navy", source: "card", code, language: "de", seenTimes: 1 },
    ]);
    const read = await ask("site", `/f/c/${card.hash}`);
    expect([read.status, read.headers.location]).toEqual([302, card.url]);
  });

  test("comes back with what is wrong, still knowing the code and the time", async () => {
    const url = `/c/${card.hash}`;
    const shown = await ask("site", url);
    const code = card.qrUrl.split("/").at(-1) ?? "";
    const headers = { Referer: `${originOf("site")}${url}?q=${code.toLowerCase()}` };
    const again = await post(`/f/c/${card.hash}`, formOf(shown.text, { name: "", phone: "x" }), headers);
    expect(again.status).toBe(422);
    expect([fieldOf(again.text, "code"), fieldOf(again.text, "at")]).toEqual([
      code,
      fieldOf(shown.text, "at"),
    ]);
    await typed(fieldOf(again.text, "at"));
    const body = formOf(again.text, { name: "Alan", consent: "on" });
    const sent = await post(`/f/c/${card.hash}`, body, { Referer: `${originOf("site")}/f/c/${card.hash}` });
    expect(sent.status).toBe(303);
    expect((await listed(`card=${card.id}&code=${code}`)).map(({ name }) => name)).toContain("Alan");
  });

  test("of another site's address takes no code, and another site's form is refused", async () => {
    const shown = await ask("site", `/c/${card.hash}`);
    await typed(fieldOf(shown.text, "at"));
    const code = card.qrUrl.split("/").at(-1);
    const body = formOf(shown.text, { name: "Elsewhere", consent: "on" });
    const path = `/f/c/${card.hash}`;
    expect((await post(path, body, { Referer: `https://evil.example/?q=${code}` })).status).toBe(303);
    const [stored] = await listed(`card=${card.id}&search=Elsewhere`);
    expect(stored).toMatchObject({ name: "Elsewhere" });
    expect(stored).not.toHaveProperty("code");
    expect((await post(path, body, { Origin: "https://evil.example" })).status).toBe(403);
  });

  test("is not there once the switch is off", async () => {
    const change = (takesDetails: boolean) =>
      api(`/_/business-cards/${card.hash}`, { method: "PUT", token, json: { takesDetails } });
    const off = await change(false);
    expect([off.status, off.json.takesDetails]).toEqual([200, false]);
    const shown = await ask("site", `/c/${card.hash}?v=${off.json.version}`);
    expect(shown.text).not.toContain("/f/c/");
    for (const path of [`/f/c/${card.hash}`, `/f/c/${card.hash}/thanks`])
      expect([path, (await ask("site", path)).status]).toEqual([path, 404]);
    expect((await post(`/f/c/${card.hash}`, "name=A&consent=on")).status).toBe(404);
    const { location } = (await ask("site", new URL(card.qrUrl).pathname)).headers;
    expect(location).toBe(`${card.url}?q=${card.qrUrl.split("/").at(-1)}`);
    expect((await change(true)).json.takesDetails).toBe(true);
    for (const path of ["/f/c/0000000000000000", "/f/c/x", "/f/c", "/f/c/..%2f"])
      expect([404, 405]).toContain((await post(path, "name=A")).status);
  });
});

/** Submits details on the page. @returns the address in the receipt */
async function receiptOf(
  email: string,
  language = "en",
): Promise<{ path: string; text: string; subject: string }> {
  const headers = { "Accept-Language": language };
  const shown = await ask("site", `/${page.slug}`, { headers });
  await typed(fieldOf(shown.text, "at"));
  const sent = await post(
    `/f/${page.id}`,
    formOf(shown.text, { name: "Grace Hopper", email, consent: "on" }),
    headers,
  );
  expect(sent.status).toBe(303);
  const { text, subject } = await mailTo(email);
  return { path: /\/f\/own\/[\w.]+/.exec(text)?.[0] ?? "", text, subject };
}

describe("what a visitor left", () => {
  test("is mailed to them in their language, with a link by which they see it without an account", async () => {
    const { path, text, subject } = await receiptOf(newEmail(), "de");
    expect(subject).toBe("Eine Kopie deiner Angaben");
    expect(text).toContain("Grace Hopper");
    const own = await ask("site", path, { headers: { "Accept-Language": "de" } });
    expect(own.status).toBe(200);
    expect(own.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(own.headers["set-cookie"]).toBeUndefined();
    expect(own.text).toMatch(/<html lang="de"/);
    expect(own.text).toContain('content="noindex"');
    expect(own.text).not.toContain("<script");
    expect(own.text).toContain('value="Grace Hopper"');
    for (const language of LANGUAGE_HEADERS) {
      const { text: html } = await ask("site", path, { headers: { "Accept-Language": language } });
      expect(html).toMatch(new RegExp(`<html lang="${language}"`));
      expect([language, html.includes("own.")]).toEqual([language, false]);
    }
  });

  test("changes by no GET or HEAD; it is corrected, in bounds, and the owner reads that", async () => {
    const email = newEmail();
    const { path } = await receiptOf(email);
    const before = await ask("site", path);
    for (const query of ["?step=withdraw", "?step=correct&name=Eve&consent=on"])
      for (const method of ["GET", "HEAD"])
        expect((await ask("site", path + query, { method })).status).toBe(200);
    expect((await ask("site", path)).text).toBe(before.text);
    expect((await post(path, formOf(before.text, { name: "Eve" }))).status).toBe(422);
    const wrong = await post(path, formOf(before.text, { name: "Eve", email: "x", consent: "on" }));
    expect([wrong.status, wrong.headers["referrer-policy"]]).toEqual([422, "no-referrer"]);
    expect(wrong.text).toContain('value="Eve"');
    const nothing = await post(path, formOf(before.text, { consent: "on" }));
    expect(nothing.status).toBe(422);
    const changed = newEmail();
    const right = await post(path, formOf(before.text, { name: "Grace M.", email: changed, consent: "on" }));
    expect([right.status, right.headers.location]).toEqual([303, `${path}/saved`]);
    const saved = await ask("site", `${path}/saved`);
    expect(saved.text).toContain('role="status"');
    expect(saved.text).toContain('value="Grace M."');
    expect(await listed(`page=${page.id}&search=${changed.split("@")[0]}`)).toMatchObject([
      { name: "Grace M.", email: changed },
    ]);
    expect(await listed(`page=${page.id}&search=${email.split("@")[0]}`)).toEqual([]);
  });

  test("is withdrawn once, and every link that shows nothing answers alike", async () => {
    const email = newEmail();
    const [mine, other] = [await receiptOf(email), await receiptOf(newEmail())];
    const [, id = "", signature = ""] = /own\/(cnt_\w+)\.([0-9a-f]+)/.exec(mine.path) ?? [];
    const otherId = /cnt_\w+/.exec(other.path)?.[0] ?? "";
    const flipped = signature.replace(/^./, (first) => (first === "0" ? "1" : "0"));
    const wrong = [
      `/f/own/${otherId}.${signature}`,
      `/f/own/${id}.${flipped}`,
      `/f/own/${id}.${signature.slice(1)}`,
      `/f/own/${id}.${signature}0`,
      `/f/own/${id}`,
      "/f/own/x",
      "/f/own/cnt_00000000000000000000000000.%00",
    ];
    const answers = await Promise.all(wrong.map((path) => ask("site", path)));
    const posts = await Promise.all(wrong.map((path) => post(path, "step=withdraw")));
    const withdrawn = await post(mine.path, "step=withdraw");
    expect([withdrawn.status, withdrawn.headers.location]).toEqual([303, "/f/withdrawn"]);
    expect((await ask("site", "/f/withdrawn")).status).toBe(200);
    const after = [
      await ask("site", mine.path),
      await ask("site", `${mine.path}/saved`),
      await post(mine.path, "step=withdraw"),
      await post(mine.path, "step=correct&name=Eve&consent=on"),
    ];
    const all = [...answers, ...posts, ...after];
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 410));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    for (const { headers } of all)
      expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["no-store", "no-referrer"]);
    expect(await listed(`page=${page.id}&search=${email.split("@")[0]}`)).toEqual([]);
    expect((await ask("site", other.path)).status).toBe(200);
    const { json } = await api("/_/notifications?limit=100", { token });
    const told = (json.items as { kind: string; payload: { contactId?: string } }[]).filter(
      ({ kind, payload }) => kind === "contactWithdrawn" || payload.contactId === id,
    );
    expect(told.map(({ kind }) => kind)).toContain("contactWithdrawn");
    expect(JSON.stringify(told)).not.toMatch(/Grace|cnt_/);
  });

  test("withdrawn by many at once is withdrawn once", async () => {
    const { path } = await receiptOf(newEmail());
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => post(path, "step=withdraw")))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([303, ...Array(7).fill(410)]);
  });
});

test(`${AT_ONCE} submissions at once to one form: none is lost, none is there twice`, async () => {
  const slug = `flood-${Date.now().toString(36)}`;
  const blocks = [{ key: "ask", type: "collectContacts", data: { fields: [{ name: "name" }] } }];
  const made = await api("/_/pages", { token, json: { slug, blocks } });
  await api(`/_/pages/${made.json.id}/publish`, { method: "POST", token });
  const shown = await ask("site", `/${slug}`);
  await typed(fieldOf(shown.text, "at"));
  const names = Array.from({ length: AT_ONCE }, (_, i) => `Visitor ${i}`);
  const sent = await Promise.all(
    names.map((name) => post(`/f/${made.json.id}`, formOf(shown.text, { name, consent: "on" }))),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]));
  const stored: Listed[] = [];
  let cursor = "";
  do {
    const query = `page=${made.json.id}&limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`;
    const { json } = await api(`/_/app/contact-forms?${query}`, { token });
    stored.push(...json.items);
    cursor = json.next ?? "";
  } while (cursor);
  expect(stored.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  await api("/_/app/contact-forms/batch-delete", { token, json: { ids: stored.map(({ id }) => id) } });
  await api(`/_/pages/${made.json.id}`, { method: "DELETE", token });
});
