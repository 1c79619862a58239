import { expect, type Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { addressOf } from "./languages.ts";
import { PASSWORD, unique } from "./page-editor-steps.ts";
import { signInBy } from "./sign-in.ts";

type Code = Parameters<typeof addressOf>[0];

/** The newest path in the mails to an address that has the form of `pattern`. @param without one that was there before */
export async function pathMailedTo(
  page: Page,
  email: string,
  pattern: RegExp,
  without?: string,
): Promise<string> {
  let path = "";
  await expect(async () => {
    const mails = (await (await page.request.get(addressOf("en", "/dev/inbox.json"))).json()) as {
      to: string;
      text: string;
    }[];
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    path = texts.map((text) => pattern.exec(text)?.[0]).find((found) => found && found !== without) ?? "";
    expect(path).not.toBe("");
  }).toPass();
  return path;
}

export const VERIFY = /\/verify-email\/[\w-]{43}/;
export const JOIN = /\/team\/join\/[\w-]{43}/;

/** Proves an address by the link of its mail and the password. */
export async function prove(page: Page, email: string): Promise<void> {
  const path = await pathMailedTo(page, email, VERIFY);
  const proved = await ask("app", path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: new URL(addressOf("en", "/")).origin,
    },
    body: new URLSearchParams({ password: PASSWORD }).toString(),
  });
  expect(proved.status).toBe(200);
}

/** Makes an account with a proved address and signs the browser in. @returns the address */
export async function signUpProved(page: Page, code: Code, name: string): Promise<string> {
  const email = `${unique("team")}@visita.example`;
  await signInBy(page, addressOf(code, "/sign-up"), { name, email, password: PASSWORD });
  await prove(page, email);
  return email;
}

/** Makes an account with a proved address, signed in nowhere. */
export async function haveAnAccount(page: Page, name: string): Promise<string> {
  const email = `${unique("team")}@visita.example`;
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ name, email, password: PASSWORD });
  const made = await ask("api", "/app/registration/register", { method: "POST", headers, body });
  expect(made.status).toBe(201);
  await prove(page, email);
  return email;
}

export async function giveSeats(email: string, seats: number, status = "active"): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email, status, seats });
  expect((await ask("app", "/dev/plan", { method: "POST", headers, body })).status).toBe(204);
}
