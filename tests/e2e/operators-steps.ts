import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { api, newPerson } from "../http/api-client.ts";
import { ask } from "../support/http.ts";

const JSON_HEADERS = { "Content-Type": "application/json" };

const development = async (path: string, body: object) => {
  const response = await ask("app", path, {
    method: "POST",
    headers: JSON_HEADERS,
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(204);
};

/** A PRO account with a card and some live pages; the newest is the first of the list. */
export async function somebody(pages = 1) {
  const { email, token } = await newPerson();
  await development("/dev/plan", { email, status: "active", seats: 100 });
  const made: { id: string; slug: string; title: string }[] = [];
  for (let count = 0; count < pages; count++) {
    const title = count === pages - 1 ? "Ada Lovelace" : `Page ${count}`;
    const { json } = await api("/_/pages", { token, json: { profile: { title } } });
    await api(`/_/pages/${json.id}/publish`, { token, json: {} });
    made.push({ id: json.id, slug: json.slug, title });
  }
  const card = await api("/_/business-cards", { token, json: { title: "Fair in Lisbon", header: "Ada" } });
  return { email, token, made, newest: made.at(-1) ?? { id: "", slug: "", title: "" }, hash: card.json.hash };
}

/** A visitor's report of a page or card, from an address of their own. */
export async function report(address: string, fields: Record<string, string>) {
  const { status } = await ask("site", `/report/${address}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": `10.7.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
    body: new URLSearchParams(fields).toString(),
  });
  expect(status, address).toBeLessThan(400);
}

/** A failed mail, identified by its error message. */
export async function failedJob(isComplete: boolean) {
  const to = `failed-${randomUUID()}@visita.example`;
  const mark = randomUUID().slice(0, 8);
  await development("/dev/failed-job", {
    to,
    error: `Error: the mail service is away (${mark})`,
    isComplete,
  });
  return { to, mark };
}
