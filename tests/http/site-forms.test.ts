import { beforeAll, describe, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, mailTo, signInPro } from "./api-client.ts";

const slug = `forms-${Date.now().toString(36)}`;
let token: string;
let pageId: string;
let version: string;

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
let caller = 0;
/** Each call from a separate address, unless one is given. */
const post = (path: string, body: string, headers: Record<string, string> = {}) => {
  const ip = `10.9.${(caller >> 8) & 255}.${caller++ & 255}`;
  return ask("site", path, {
    method: "POST",
    headers: { ...urlencoded, "CF-Connecting-IP": ip, ...headers },
    body,
  });
};

beforeAll(async () => {
  token = await signInPro();
  const fields = [{ name: "name", required: true }, { name: "email" }, { name: "phone" }];
  const json = {
    slug,
    profile: { title: "Forms" },
    blocks: [{ key: "ask", type: "collectContacts", data: { fields } }],
  };
  const made = await api("/_/pages", { token, json });
  expect(made.status, made.text).toBe(201);
  pageId = made.json.id;
  await api(`/_/pages/${pageId}/publish`, { method: "POST", token });
  const page = await ask("site", `/${slug}`);
  expect(page.text).toContain(`action="/f/${pageId}"`);
  version = /name="consentVersion" value="([0-9a-f]+)"/.exec(page.text)?.[1] ?? "";
  return async () => {
    await api(`/_/pages/${pageId}`, { method: "DELETE", token });
  };
});

const filled = (more = "") => `block=ask&name=Grace&consent=on&consentVersion=${version}${more}`;

describe("the contact form of a page", () => {
  test("is sent without script, thanked for, and reloading sends nothing again", async () => {
    const sent = await post(`/f/${pageId}`, filled("&email=grace%40visita.example"));
    expect([sent.status, sent.headers.location, sent.text]).toEqual([303, `/f/${pageId}/thanks`, ""]);
    const thanks = await ask("site", `/f/${pageId}/thanks`);
    expect([thanks.status, thanks.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(thanks.text).toContain(`${originOf("site")}/${slug}`);
    expect(thanks.text).toContain('content="noindex"');
    const read = await ask("site", `/f/${pageId}`);
    expect([read.status, read.headers.location]).toEqual([302, `${originOf("site")}/${slug}`]);
  });

  test("takes multipart too, as browsers' own code sends it", async () => {
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(filled())) form.set(name, value);
    const encoded = new Response(form);
    const headers = { "Content-Type": encoded.headers.get("Content-Type") ?? "" };
    expect((await post(`/f/${pageId}`, await encoded.text(), headers)).status).toBe(303);
  });

  test("comes back with what was typed and what is wrong with it, in the visitor's language", async () => {
    const body = `block=ask&name=&email=%22%3E%3Cscript%3E&phone=call+me&consentVersion=${version}`;
    const response = await post(`/f/${pageId}`, body, { "Accept-Language": "de" });
    expect([response.status, response.headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(response.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(response.text).toMatch(/<html lang="de"/);
    expect(response.text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(response.text).toContain('value="call me"');
    expect(response.text).not.toContain("<script");
    for (const name of ["name", "email", "phone", "consent"])
      expect(response.text).toContain(`aria-describedby="ask-${name}-wrong"`);
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("thanks machines, holds what comes without a time of ours", async () => {
    expect((await post(`/f/${pageId}`, filled("&homepage=x"))).status).toBe(303);
    const ip = { "CF-Connecting-IP": "10.200.0.1" };
    const send = async (count: number) =>
      (
        await Promise.all(
          Array.from({ length: count }, () => post(`/f/${pageId}`, filled("&phone=%2B4930123"), ip)),
        )
      ).map(({ status }) => status);
    // A development server multiplies the limits by ten.
    expect(new Set(await send(60))).toEqual(new Set([303]));
    const list = await api(`/_/app/contact-forms?page=${pageId}&held=true&limit=100`, { token });
    const held = (list.json.items as { held: string; phone?: string }[]).filter(({ phone }) => phone);
    expect(held.map(({ held: reason }) => reason)).toEqual(Array(60).fill("stale"));
  });

  test("carries its time: a form that comes back keeps it", async () => {
    const page = await ask("site", `/${slug}`);
    const at = /name="at" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
    expect(at).toMatch(/^[0-9a-z]+\.[0-9a-f]{32}$/);
    const again = await post(`/f/${pageId}`, `block=ask&name=&consentVersion=${version}&at=${at}`);
    expect([again.status, again.text.includes(`name="at" value="${at}"`)]).toEqual([422, true]);
    const forged = await post(`/f/${pageId}`, `block=ask&name=&consentVersion=${version}&at=${at}0`);
    expect([forged.status, forged.text.includes(at)]).toEqual([422, false]);
  });

  test.each([
    ["another block", "block=other&name=A", 404],
    ["no block", "name=A", 404],
    ["nothing", "", 404],
    ["a doubled block", "block=ask&block=ask&name=A", 404],
    ["a doubled field", "DOUBLED", 422],
    ["list names", "LIST", 422],
    ["a text without end", "LONG", 413],
  ])("with %s is refused", async (_name, body, status) => {
    const bodies: Record<string, string> = {
      DOUBLED: filled("&name=Eve"),
      LIST: `block=ask&name[]=A&name[$ne]=x&__proto__[name]=x&consent=on&consentVersion=${version}`,
      LONG: filled(`&email=${"x".repeat(70_000)}`),
    };
    expect((await post(`/f/${pageId}`, bodies[body] ?? body)).status).toBe(status);
  });

  test("is nothing but a form, of a page that is up", async () => {
    for (const type of ["application/json", "text/plain", "", "application/x-www-form-urlencodedx"]) {
      expect([type, (await post(`/f/${pageId}`, "{}", { "Content-Type": type })).status]).toEqual([
        type,
        415,
      ]);
    }
    for (const id of ["pg_00000000000000000000000000", "pg_x", "..%2f", "1"]) {
      const response = await post(`/f/${id}`, filled());
      expect([404, 405]).toContain(response.status);
    }
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
      expect((await ask("site", `/f/${pageId}`, { method })).status).toBe(405);
    await api(`/_/pages/${pageId}/unpublish`, { method: "POST", token });
    expect((await post(`/f/${pageId}`, filled())).status).toBe(404);
    expect((await ask("site", `/f/${pageId}/thanks`)).status).toBe(404);
    await api(`/_/pages/${pageId}/publish`, { method: "POST", token });
    expect((await ask("site", `/f/${pageId}/thanks`)).status).toBe(200);
  });
});

describe("the report form", () => {
  const path = `/report/${slug}`;

  test("is linked from the page, sent without script, stored and mailed", async () => {
    expect((await ask("site", `/${slug}`)).text).toContain(`href="${path}"`);
    const form = await ask("site", path, { headers: { "Accept-Language": "ar" } });
    expect([form.status, form.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(form.text).toMatch(/<html lang="ar" dir="rtl"/);
    expect(form.text).toContain('content="noindex"');
    expect(form.text).not.toContain("<script");
    const sent = await post(path, "reason=phishing&text=It+asks+for+%3Cmy%3E+password");
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}/thanks`]);
    expect((await ask("site", `${path}/thanks`)).status).toBe(200);
    const mail = await mailTo("reports@visita.example", new RegExp(slug));
    expect(mail.text).toContain("It asks for <my> password");
  });

  test("comes back with what was given", async () => {
    const response = await post(path, "reason=boring&text=%3Cb%3E&email=x");
    expect(response.status).toBe(422);
    expect(response.text).toContain("&lt;b&gt;</textarea>");
    for (const name of ["reason", "email"]) expect(response.text).toContain(`id="${name}-wrong"`);
  });

  test("is there for pages that are up, and takes forms only", async () => {
    for (const other of [
      "/report/nobody-has-this",
      "/report/nobody-has-this/thanks",
      "/report/A",
      "/report",
    ]) {
      expect([other, (await ask("site", other)).status]).toEqual([other, 404]);
    }
    expect((await post("/report/nobody-has-this", "reason=spam")).status).toBe(404);
    expect((await post(path, "{}", { "Content-Type": "application/json" })).status).toBe(415);
    expect((await post(path, `reason=spam&text=${"x".repeat(70_000)}`)).status).toBe(413);
    expect((await post(`${path}/thanks`, "reason=spam")).status).toBe(405);
  });
});
