import type { Page } from "playwright/test";
import { ask } from "../support/http.ts";

const CREDENTIALS = { email: "pro@visita.example", password: "visita-demo-1" };

/** Signs the demo subscriber in, in the language of an address. */
export async function logInAsSubscriber(page: Page, login = "/login"): Promise<void> {
  await page.goto(login);
  await page.waitForLoadState("networkidle");
  await page.locator("input[name=email]").fill(CREDENTIALS.email);
  await page.locator("input[name=password]").fill(CREDENTIALS.password);
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/dashboard/);
}

/** A call of the API as the demo subscriber. */
export async function asSubscriber<T>(method: string, path: string, body?: unknown): Promise<T> {
  const json = { "Content-Type": "application/json" };
  const { token } = (
    await ask("api", "/security/login", { method: "POST", headers: json, body: JSON.stringify(CREDENTIALS) })
  ).json<{ token: string }>();
  const answer = await ask("api", path, {
    method,
    headers: { ...json, Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.status === 204 ? (undefined as T) : answer.json<T>();
}

export interface MadePage {
  id: string;
  slug: string;
  url: string;
}

/** A published page with every kind of block but those that need a picture or a card. */
export async function makeFullPage(slug: string): Promise<MadePage> {
  const services = (pairs: [string, string][]) => ({
    items: pairs.map(([service, value]) => ({ service, value })),
  });
  const page = await asSubscriber<MadePage>("POST", "/_/pages", {
    slug,
    profile: { title: "Ada Lovelace", bio: "Analyst and founder of scientific computing." },
    blocks: [
      {
        type: "socialIcons",
        data: services([
          ["instagram", "ada"],
          ["email", "ada@example.com"],
        ]),
      },
      { type: "buttons", data: { items: [{ title: "Notes", url: "https://ada.dev/notes" }] } },
      { type: "heading", data: { text: "Talks" } },
      { type: "text", data: { text: "Mostly in the evening." } },
      { type: "embed", data: { url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", title: "A talk" } },
      { type: "divider", data: { style: "dots" } },
      { type: "messengers", data: services([["whatsapp", "+15550100100"]]) },
      { type: "marketplaces", data: services([["etsy", "ada"]]) },
      { type: "videos", data: services([["calendly", "ada"]]) },
      { type: "socialButtons", data: services([["github", "ada"]]) },
      { type: "contactDetails", data: { items: [{ name: "phone", value: "+44 20 7946 0991" }] } },
      { type: "collectContacts", data: {} },
    ],
  });
  await asSubscriber("POST", `/_/pages/${page.id}/publish`);
  return page;
}
