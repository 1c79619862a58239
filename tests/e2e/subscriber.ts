import { ask } from "../support/http.ts";
import { SUBSCRIBER } from "./sign-in.ts";

const JSON_HEADERS = { "Content-Type": "application/json" };
/** A token is good for longer than a test takes. */
const TOKEN_MS = 5 * 60_000;
let token: { value: Promise<string>; since: number } | undefined;

async function logIn(): Promise<string> {
  const body = JSON.stringify(SUBSCRIBER);
  const response = await ask("api", "/security/login", { method: "POST", headers: JSON_HEADERS, body });
  return response.json<{ token: string }>().token;
}

/** Logs in once for the calls of some minutes. */
function subscriberToken(): Promise<string> {
  if (!token || Date.now() - token.since > TOKEN_MS) token = { value: logIn(), since: Date.now() };
  return token.value;
}

/** A call of the API as the demo subscriber. */
export async function asSubscriber<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask("api", path, {
    method,
    headers: { ...JSON_HEADERS, Authorization: `Bearer ${await subscriberToken()}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status}`);
  return response.status === 204 ? (undefined as T) : response.json<T>();
}

export interface MadePage {
  id: string;
  slug: string;
  url: string;
}

/** A published page with every kind of block but those that need an image or a card. */
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
