import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ask } from "../support/http";
import { verifyDetached } from "../support/openssl";
import { api, newPerson, signInPro } from "./api-client";

interface Push {
  pushToken: string;
  topic: string;
  body: string;
}

let pro: string;
const cards: string[] = [];

beforeAll(async () => {
  pro = await signInPro();
});

afterAll(async () => {
  for (const hash of cards) await api(`/_/business-cards/${hash}`, { method: "DELETE", token: pro });
});

async function newCard(more: object = {}): Promise<string> {
  const contacts = [
    { name: "company", value: "Engines" },
    { name: "phone", value: "+44 20 7946 0000" },
  ];
  const json = { title: "Work", header: "Ada Lindqvist", contacts, ...more };
  const response = await api("/_/business-cards", { token: pro, json });
  expect(response.status, response.text).toBe(201);
  cards.push(response.json.hash);
  return response.json.hash;
}

const filesOf = (bytes: Buffer) => unzipSync(new Uint8Array(bytes));

async function passOf(hash: string) {
  const { status, headers, bytes } = await ask("site", `/c/${hash}.pkpass`);
  expect(status).toBe(200);
  const files = filesOf(bytes);
  return { headers, files, pass: JSON.parse(strFromU8(files["pass.json"] as Uint8Array)) };
}

/** What a phone does with a pass: it speaks to the address that the pass names, with the token in it. */
function phone(
  pass: { passTypeIdentifier: string; serialNumber: string; authenticationToken: string },
  id: string,
) {
  const { passTypeIdentifier: type, serialNumber: serial } = pass;
  const headers = {
    Authorization: `ApplePass ${pass.authenticationToken}`,
    "Content-Type": "application/json",
  };
  const base = `/passkit/v1/devices/${id}/registrations/${type}`;
  return {
    register: (pushToken: string, more: Record<string, string> = {}) =>
      ask("site", `${base}/${serial}`, {
        method: "POST",
        headers: { ...headers, ...more },
        body: JSON.stringify({ pushToken }),
      }),
    unregister: () => ask("site", `${base}/${serial}`, { method: "DELETE", headers }),
    changed: (since?: string) => ask("site", `${base}${since ? `?passesUpdatedSince=${since}` : ""}`),
    fetch: (more: Record<string, string> = {}) =>
      ask("site", `/passkit/v1/passes/${type}/${serial}`, { headers: { ...headers, ...more } }),
  };
}

/** The push that the queue sends to a phone, once it has. */
async function pushTo(token: string): Promise<Push> {
  const find = async () =>
    (await ask("app", "/dev/pushes.json")).json<Push[]>().find(({ pushToken }) => pushToken === token);
  return vi.waitUntil(find, { timeout: 40_000, interval: 200 });
}

/** Changes of the last seconds are reported again. @returns the number of requests until a phone got no news */
async function untilNothingNew(changed: ReturnType<typeof phone>["changed"], tag: string): Promise<number> {
  let since = tag;
  for (let asked = 1; ; asked++) {
    const response = await changed(since);
    if (response.status === 204 || asked === 40) return asked;
    since = response.json<{ lastUpdated: string }>().lastUpdated;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describe("the pass of a card", () => {
  test("is taken by openssl as what our chain signed, and not when its manifest was changed", async () => {
    const { files, headers } = await passOf(await newCard());
    expect(headers["content-type"]).toBe("application/vnd.apple.pkpass");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="ada-lindqvist\.pkpass"/);
    const manifest = Buffer.from(files["manifest.json"] as Uint8Array);
    const signature = Buffer.from(files.signature as Uint8Array);
    const root = (await ask("app", "/dev/pass-root.pem")).text;
    expect(verifyDetached({ content: manifest, signature, root })).toMatch(/Verification successful/);
    const changed = Buffer.from(manifest.toString().replace(/[0-9a-f]{40}/, "0".repeat(40)));
    expect(verifyDetached({ content: changed, signature, root })).toMatch(/Verification failure/);
    const listed = JSON.parse(manifest.toString()) as Record<string, string>;
    for (const [name, sha1] of Object.entries(listed)) {
      expect(
        createHash("sha1")
          .update(files[name] as Uint8Array)
          .digest("hex"),
        name,
      ).toBe(sha1);
    }
  });

  test("of a free owner is the card's page", async () => {
    const { token } = await newPerson();
    const { json } = await api("/_/business-cards", { token, json: { title: "Free", header: "Ben" } });
    const { status, headers } = await ask("site", `/c/${json.hash}.pkpass`);
    expect([status, headers.location]).toEqual([302, json.url]);
  });
});

test("a phone registers, is pushed after an edit, asks what changed, fetches it, and leaves", async () => {
  const hash = await newCard();
  const { pass } = await passOf(hash);
  const token = createHash("sha256").update(hash).digest("hex");
  const device = phone(pass, `device-${hash}`);
  expect((await device.register(token, { "Sec-Fetch-Site": "cross-site" })).status).toBe(201);
  expect((await device.register(token)).status).toBe(200);
  const first = await device.fetch();
  expect(first.status).toBe(200);

  const edit = { method: "PUT", token: pro, json: { header: "Ada King" } };
  expect((await api(`/_/business-cards/${hash}`, edit)).status).toBe(200);
  expect(await pushTo(token)).toMatchObject({ topic: pass.passTypeIdentifier, body: "{}" });
  const changed = await device.changed();
  expect(changed.status).toBe(200);
  const { serialNumbers, lastUpdated } = changed.json<{ serialNumbers: string[]; lastUpdated: string }>();
  expect(serialNumbers).toEqual([hash]);
  const known = { "If-Modified-Since": first.headers["last-modified"] as string };
  const second = await device.fetch(known);
  expect(second.status).toBe(200);
  expect(strFromU8(filesOf(second.bytes)["pass.json"] as Uint8Array)).toContain("Ada King");
  let current = { "If-Modified-Since": second.headers["last-modified"] as string };
  // What was fetched within the second of its change counts as a second older, so that it may be sent again.
  const again = await device.fetch(current);
  if (again.status === 200) current = { "If-Modified-Since": again.headers["last-modified"] as string };
  expect((await device.fetch(current)).status).toBe(304);
  expect(await untilNothingNew(device.changed, lastUpdated)).toBeLessThan(40);

  expect((await api(`/_/business-cards/${hash}`, { method: "DELETE", token: pro })).status).toBeLessThan(300);
  const voided = await device.fetch(current);
  expect(strFromU8(filesOf(voided.bytes)["pass.json"] as Uint8Array)).toContain('"voided":true');
  expect((await ask("site", `/c/${hash}.pkpass`)).status).toBe(302);
  const later = await ask("site", `/c/${hash}/apple/later`, { headers: { "Accept-Language": "de" } });
  expect(later.status).toBe(200);
  expect(later.text).toContain("Die Karte für Apple Wallet lässt sich gerade nicht erstellen");
  expect(later.text).toContain(`href="/c/${hash}"`);
  expect((await ask("site", "/c/0123456789abcdef/apple/later")).status).toBe(404);
  expect((await device.unregister()).status).toBe(200);
  expect((await device.changed()).status).toBe(204);
});

describe("the update service", () => {
  test("leaks nothing to who has not the pass", async () => {
    const { pass } = await passOf(await newCard());
    const forged = phone({ ...pass, authenticationToken: "0".repeat(64) }, "forger");
    const unknown = phone({ ...pass, serialNumber: "0000000000000000" }, "forger");
    for (const device of [forged, unknown]) {
      for (const response of [
        await device.register("00".repeat(32)),
        await device.fetch(),
        await device.unregister(),
      ]) {
        expect([response.status, response.text]).toEqual([401, ""]);
      }
    }
    expect((await forged.changed()).status).toBe(204);
  });

  test("takes logs, and no more than it is fit for", async () => {
    const log = (body: string) =>
      ask("site", "/passkit/v1/log", {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json" },
      });
    expect((await log(JSON.stringify({ logs: ["something went wrong"] }))).status).toBe(200);
    expect((await log("{")).status).toBe(400);
    expect((await log(JSON.stringify({ logs: ["x".repeat(20_000)] }))).status).toBe(413);
  });

  test("knows its own addresses and methods only", async () => {
    const { pass } = await passOf(await newCard());
    const path = `/passkit/v1/passes/${pass.passTypeIdentifier}/${pass.serialNumber}`;
    expect((await ask("site", path, { method: "PUT" })).status).toBe(405);
    expect((await ask("site", "/passkit/v1/other")).status).toBe(404);
    expect((await ask("app", path)).status).not.toBe(200);
  });

  test("takes two hundred registrations at once", async () => {
    const { pass } = await passOf(await newCard());
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, i) => phone(pass, `crowd-${i % 100}`).register("ab".repeat(32))),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  });
});
