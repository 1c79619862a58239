import { expect, type Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { addressOf } from "./languages.ts";

/**
 * Sends the form of the login or the sign-up as a browser does, and hands the browser the session that comes of it.
 * Typing into these forms is what accounts.spec.ts and the journey are for.
 * @param address of the form; the session is for its host
 */
export async function signInBy(page: Page, address: string, fields: Record<string, string>): Promise<void> {
  const { origin, hostname, pathname } = new URL(address);
  const { status, headers } = await ask(hostname === "localhost" ? "app" : hostname, pathname, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    body: String(new URLSearchParams(fields)),
  });
  expect(status, `the form of ${address}`).toBe(302);
  const cookies = (headers["set-cookie"] ?? []).flatMap((cookie) => {
    const [, name, value] = /^(\w+)=([^;]+)/.exec(cookie) ?? [];
    return name && value ? [{ name, value, url: origin, httpOnly: true, sameSite: "Lax" as const }] : [];
  });
  await page.context().addCookies(cookies);
}

export const SUBSCRIBER = { email: "pro@visita.example", password: "visita-demo-1" };

/** Signs the demo account in that has a plan, on the host of an address. */
export const logInAsSubscriber = (page: Page, login = addressOf("en", "/login")): Promise<void> =>
  signInBy(page, login, SUBSCRIBER);
