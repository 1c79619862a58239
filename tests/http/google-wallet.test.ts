import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask } from "../support/http";
import { api, newPerson, signInPro } from "./api-client";
import { png } from "./images";

const SAVE = "https://pay.google.com/gp/v/save/";
const cards: string[] = [];
let pro: string;

beforeAll(async () => {
  pro = await signInPro();
});

afterAll(async () => {
  await mood("well");
  for (const hash of cards) await api(`/_/business-cards/${hash}`, { method: "DELETE", token: pro });
});

const mood = (one: string) => ask("app", "/dev/google-wallet/mood", { method: "PUT", body: one });

async function newCard(token: string, more: object = {}) {
  const json = { title: "Work", header: "Ada Lindqvist", ...more };
  const response = await api("/_/business-cards", { token, json });
  expect(response.status, response.text).toBe(201);
  if (token === pro) cards.push(response.json.hash);
  return response.json as { id: string; hash: string; url: string };
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever it is
type Kept = any;

async function objectOf(cardId: string): Promise<Kept> {
  const { objects } = (await ask("app", "/dev/google-wallet.json")).json<{ objects: { id: string }[] }>();
  return objects.find(({ id }) => id.endsWith(cardId));
}

/** What is true once the queue has done its work, of which nothing tells. */
const soon = (check: () => Promise<boolean>) => vi.waitUntil(check, { timeout: 40_000, interval: 200 });

test("a card's button leads to a link that keeps the card, and the pass follows the card", async () => {
  const card = await newCard(pro, { subheader: "Engineer" });
  const page = await ask("site", `/c/${card.hash}`);
  expect(page.text).toContain(`href="${card.url}/google"`);
  const response = await ask("site", `/c/${card.hash}/google`);
  expect(response.status).toBe(302);
  expect(response.headers["cache-control"]).toBe("no-store");
  const link = response.headers.location ?? "";
  expect(link.startsWith(SAVE)).toBe(true);
  expect(link.length).toBeLessThan(1800);
  const saved = await ask("app", `/dev/google-wallet/save/${link.slice(SAVE.length)}`);
  expect(saved.json<Kept>()).toEqual([await objectOf(card.id)]);
  const tampered = link.slice(SAVE.length).replace(/.{10}$/, "AAAAAAAAAA");
  expect((await ask("app", `/dev/google-wallet/save/${tampered}`)).status).toBe(400);

  const change = { header: "Ada B", subheader: "" };
  const path = `/_/business-cards/${card.hash}`;
  expect((await api(path, { method: "PUT", token: pro, json: change })).status).toBe(200);
  await soon(async () => (await objectOf(card.id)).header.defaultValue.value === "Ada B");
  expect(await objectOf(card.id)).not.toHaveProperty("subheader");

  const form = new FormData();
  form.set("image", new File([png(300, 100)], "logo.png", { type: "image/png" }));
  expect((await api(`${path}/image/logo`, { token: pro, form })).status).toBeLessThan(300);
  await soon(async () => (await objectOf(card.id)).logo !== undefined);
  const { uri } = (await objectOf(card.id)).logo.sourceUri;
  const picture = await ask("site", new URL(uri).pathname);
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  // Width and height of a PNG are its bytes 16 to 23.
  expect(picture.bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(660);
  expect(picture.bytes.readUInt32BE(20)).toBe(picture.bytes.readUInt32BE(16));

  await api(path, { method: "DELETE", token: pro });
  await soon(async () => (await objectOf(card.id)).state === "INACTIVE");
  expect((await ask("site", `/c/${card.hash}/google`)).headers.location).toBe(card.url);
});

test("a free owner's card has neither button nor pass", async () => {
  const { token } = await newPerson();
  const card = await newCard(token);
  expect((await ask("site", `/c/${card.hash}`)).text).not.toContain("/google");
  const response = await ask("site", `/c/${card.hash}/google`);
  expect([response.status, response.headers.location]).toEqual([302, card.url]);
});

test.each(["refuse", "nonsense", "hang"])(
  "when Google answers with %s, the card is there and saved",
  async (how) => {
    const card = await newCard(pro);
    await mood(how);
    const response = await ask("site", `/c/${card.hash}/google`);
    expect([response.status, response.headers.location]).toEqual([302, `${card.url}/google/later`]);
    const told = await ask("site", `/c/${card.hash}/google/later`, { headers: { "Accept-Language": "de" } });
    expect(told.status).toBe(200);
    expect(told.text).toContain("Google Wallet antwortet gerade nicht");
    expect(told.text).toContain(`href="/c/${card.hash}"`);
    const path = `/_/business-cards/${card.hash}`;
    const saved = await api(path, { method: "PUT", token: pro, json: { header: "Saved" } });
    expect([saved.status, saved.json.header]).toEqual([200, "Saved"]);
    await mood("well");
    const again = await ask("site", `/c/${card.hash}/google`);
    expect(again.headers.location?.startsWith(SAVE)).toBe(true);
    expect((await objectOf(card.id)).header.defaultValue.value).toBe("Saved");
  },
);

test("addresses of no card are not found, in any case they are read", async () => {
  const card = await newCard(pro);
  const upper = await ask("site", `/C/${card.hash.toUpperCase()}/google`);
  expect(upper.status).toBe(302);
  expect((await ask("site", "/c/nobody/google")).status).toBe(404);
  const nobody = await ask("site", `/c/${"0".repeat(16)}/google`);
  expect(nobody.status).toBe(302);
  expect(
    (await ask("site", nobody.headers.location ? new URL(nobody.headers.location).pathname : "/")).status,
  ).toBe(404);
});
