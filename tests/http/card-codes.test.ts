import { afterAll, beforeAll, expect, test } from "vitest";
import type { CodeView } from "~/domain/codes/variants";
import { ask, originOf } from "../support/http";
import { api, cookieHeader, signInForm, signInPro } from "./api-client";

let token = "";
let cookie = "";
let card: { hash: string; url: string; qrUrl: string };

beforeAll(async () => {
  token = await signInPro();
  cookie = cookieHeader(await signInForm("pro@visita.example"));
  const json = { title: "Fairs", header: "Ada Lindqvist" };
  card = (await api("/_/business-cards", { token, json })).json;
});

afterAll(() => api(`/_/business-cards/${card.hash}`, { method: "DELETE", token }));

async function order(body: object): Promise<{ status: number; codes: CodeView[] }> {
  const response = await ask("app", `/editor-business-card/${card.hash}/codes`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie, Origin: originOf("app") },
    body: JSON.stringify(body),
  });
  return { status: response.status, codes: response.json<{ value: CodeView[] }>().value };
}

test("a further code is made, renamed and removed, and what is printed leads on", async () => {
  const made = await order({ intent: "make", name: "Lisbon fair" });
  expect(made.codes.map(({ name }) => name)).toEqual([null, "Lisbon fair"]);
  const { code, url } = made.codes[1] as CodeView;
  const named = await order({ intent: "change", code, name: "Porto fair" });
  expect(named.codes[1]).toMatchObject({ code, name: "Porto fair" });
  const path = new URL(url).pathname;
  expect((await ask("site", path)).headers.location).toBe(`${card.url}?q=${code}`);
  const removed = await order({ intent: "remove", code });
  expect(removed.codes.map((each) => each.url)).toEqual([card.qrUrl]);
  expect(await ask("site", path)).toMatchObject({
    status: 302,
    headers: { location: `${card.url}?q=${code}` },
  });
  expect((await ask("site", `${path}.svg`)).text).toMatch(/^<svg /);
  expect((await order({ intent: "remove", code })).status).toBe(404);
  const [first] = removed.codes;
  expect((await order({ intent: "remove", code: first?.code })).status).toBe(404);
});
