import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, originOf } from "../support/http";
import { api, mailTo, signInPro } from "./api-client";

let token = "";
let card: { hash: string };

beforeAll(async () => {
  token = await signInPro();
  const json = {
    title: "Twice",
    header: "Ada Lindqvist",
    design: 8,
    contacts: [
      { name: "company", value: "Engines" },
      { name: "company", value: "Looms" },
      { name: "position", value: "Engineer" },
      { name: "position", value: "Lecturer" },
      { name: "phone", value: "1-800-FLOWERS" },
      { name: "whatsapp", value: "+49 (0)170 1234567" },
    ],
  };
  card = (await api("/_/business-cards", { token, json })).json;
});

afterAll(() => api(`/_/business-cards/${card.hash}`, { method: "DELETE", token }));

test("a card's page and its contact file say everything that was filled in, in the reader's words", async () => {
  const headers = { "Accept-Language": "de" };
  const page = await ask("site", `/c/${card.hash}`, { headers });
  for (const said of ["Engines", "Looms", "Engineer", "Lecturer", "1-800-FLOWERS"])
    expect(page.text.split(`>${said}<`)).toHaveLength(2);
  expect(page.text).toContain('href="https://wa.me/491701234567"');
  const file = await ask("site", `/c/${card.hash}.vcf`, { headers });
  expect(file.headers.vary).toContain("Accept-Language");
  const lines = file.text.split("\r\n");
  expect(lines).toContain("TEL;TYPE=CELL:+491701234567");
  expect(lines.filter((line) => /^(?:ORG|TITLE):/.test(line))).toEqual([
    "TITLE:Engineer",
    "ORG:Engines",
    "ORG:Looms",
  ]);
  const [note] = lines.filter((line) => line.startsWith("NOTE:"));
  expect(note).toBe("NOTE:Position: Lecturer\\nTelefon: 1-800-FLOWERS");
  const english = (await ask("site", `/c/${card.hash}.vcf`)).text;
  expect(english).toContain("NOTE:Position: Lecturer\\nPhone: 1-800-FLOWERS\r\n");
});

const IN_APP = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 350.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

test("what is sent to somebody says whose card it is, with its own address", async () => {
  const { text } = await ask("site", `/c/${card.hash}`);
  const url = `${originOf("site")}/c/${card.hash}`;
  for (const tag of [
    `<link rel="canonical" href="${url}"/>`,
    '<meta name="description" content="Engineer, Engines"/>',
    '<meta property="og:title" content="Ada Lindqvist"/>',
    '<meta property="og:description" content="Engineer, Engines"/>',
    `<meta property="og:url" content="${url}"/>`,
    '<meta name="robots" content="noindex"/>',
  ])
    expect(text).toContain(tag);
});

test("a card is reported without script, from a link on its page", async () => {
  const path = `/report/c/${card.hash}`;
  const page = await ask("site", `/c/${card.hash}`, { headers: { "Accept-Language": "de" } });
  expect(page.text).toContain(`href="${path}" rel="nofollow">Diese Seite melden`);
  const form = await ask("site", path, { headers: { "Accept-Language": "ar" } });
  expect([form.status, form.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(form.text).toContain(`action="${path}"`);
  expect(form.text).not.toContain("<script");
  const post = (body: string) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": "10.8.0.1" };
    return ask("site", path, { method: "POST", headers, body });
  };
  expect((await post("reason=boring")).status).toBe(422);
  const sent = await post("reason=impersonation&text=It+is+me");
  expect([sent.status, sent.headers.location]).toEqual([303, `${path}/thanks`]);
  expect((await ask("site", `${path}/thanks`)).text).toContain(`${originOf("site")}/c/${card.hash}`);
  const mail = await mailTo("reports@visita.example", new RegExp(card.hash));
  expect(mail.text).toContain("It is me");
  for (const other of ["/report/c/0000000000000000", "/report/c/nobody", "/report/c"])
    expect([other, (await ask("site", other)).status]).toEqual([other, 404]);
});

test("'Add to contacts' on a page opens the contact file where the browser can, and the card's page elsewhere", async () => {
  const link = `/c/${card.hash}/contact`;
  const block = { type: "businessCard", data: { cardId: card.hash } };
  const slug = `contacts-${Date.now().toString(36)}`;
  const page = await api("/_/pages", { token, json: { slug, blocks: [block] } });
  await api(`/_/pages/${page.json.id}/publish`, { method: "POST", token });
  expect((await ask("site", `/${slug}`)).text).toContain(`href="${link}"`);
  const inApp = await ask("site", link, { headers: { "User-Agent": IN_APP } });
  expect([inApp.status, inApp.headers.location]).toEqual([302, `/c/${card.hash}#help`]);
  expect(inApp.headers["cache-control"]).toBe("no-store");
  const safari = await ask("site", link, { headers: { "User-Agent": SAFARI } });
  expect([safari.status, safari.headers.location]).toEqual([302, `/c/${card.hash}.vcf`]);
  expect((await ask("site", "/c/nobody/contact")).status).toBe(404);
  await api(`/_/pages/${page.json.id}`, { method: "DELETE", token });
});
