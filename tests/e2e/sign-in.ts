import { expect, type Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { addressOf } from "./languages.ts";

type Cookies = Parameters<ReturnType<Page["context"]>["addCookies"]>[0];

/**
 * Sends the form of the login or the sign-up as a browser does, and gives the browser the resulting session.
 * Typing into these forms is covered by accounts.spec.ts and the journey.
 * @param address of the form; the session is for its host
 */
export async function signInBy(page: Page, address: string, fields: Record<string, string>): Promise<void> {
  await page.context().addCookies(await sessionBy(address, fields));
}

const part = () => Math.floor(Math.random() * 256);

async function sessionBy(address: string, fields: Record<string, string>): Promise<Cookies> {
  const { origin, hostname, pathname } = new URL(address);
  const { status, headers } = await ask(hostname === "localhost" ? "app" : hostname, pathname, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: origin,
      // In development all clients share one address: the journeys of an hour exceed its sign-up limit.
      "CF-Connecting-IP": `10.${part()}.${part()}.${part()}`,
    },
    body: String(new URLSearchParams(fields)),
  });
  expect(status, `the form of ${address}`).toBe(302);
  return (headers["set-cookie"] ?? []).flatMap((cookie) => {
    const [, name, value] = /^(\w+)=([^;]+)/.exec(cookie) ?? [];
    return name && value ? [{ name, value, url: origin, httpOnly: true, sameSite: "Lax" as const }] : [];
  });
}

/** The demo account that may use the operators' screen. */
export const ADMIN = { email: "admin@visita.example", password: "visita-demo-1" };

export const SUBSCRIBER = { email: "pro@visita.example", password: "visita-demo-1" };

/** Access tokens are valid for 15 minutes; a journey that begins later gets its own session. */
const SHARED_MS = 10 * 60_000;
const shared = new Map<string, { cookies: Promise<Cookies>; since: number }>();

/**
 * Signs in the demo account with a plan, on the host of an address. The journeys of a worker share its session, as a
 * password costs a fifth of a second of CPU. None of them logs out.
 */
export async function logInAsSubscriber(page: Page, login = addressOf("en", "/login")): Promise<void> {
  const found = shared.get(login);
  const session =
    found && Date.now() - found.since < SHARED_MS
      ? found
      : { cookies: sessionBy(login, SUBSCRIBER), since: Date.now() };
  shared.set(login, session);
  await page.context().addCookies(await session.cookies);
}
