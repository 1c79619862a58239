import { type Actor, ANONYMOUS, type UserActor } from "~/domain/accounts/actor";
import type { Provider } from "~/domain/accounts/social";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { type Begun, beginSignIn, type Start } from "~/server/services/accounts/social/begin.server";
import { type Finished, finishSocial } from "~/server/services/accounts/social/finish.server";
import { takeAppleReturn } from "~/server/services/accounts/social/take-apple-return.server";
import type { Trouble } from "../../workers/sandbox/identity-people";
import type { TestPlatform } from "./platform";

/** The user chosen at the stand-in. */
export interface Chosen {
  email: string;
  name?: string;
  /** Default: yes. */
  isVerified?: boolean;
  hosted?: string;
  trouble?: Trouble | "cancel" | "refuse";
}

export interface SentBack {
  state: string;
  code: string | null;
  error: string | null;
  /** Apple's, the first time. */
  user: string | null;
}

export const startOf = (provider: Provider): Start => ({
  provider,
  origin: "http://localhost:8787",
  language: "en",
  route: null,
  brought: { temporaryIds: [] },
});

/** Presses a button of the stand-in's screen. @returns the parameters with which it sends the browser back */
export async function choose(platform: TestPlatform, address: string, chosen: Chosen): Promise<SentBack> {
  const { email, name = "Zoë Berg", isVerified = true, hosted, trouble } = chosen;
  const body = new URLSearchParams({ email, name, person: "", verified: isVerified ? "yes" : "no" });
  if (hosted) body.set("hosted", hosted);
  if (trouble) body.set("trouble", trouble);
  const init = { method: "POST", body, redirect: "manual" as const };
  const response = await platform.bindings.SANDBOX?.fetch(address, init);
  if (!response || response.status >= 400) throw new Error(`the stand-in answered ${await response?.text()}`);
  const fields =
    response.status === 302
      ? new URL(response.headers.get("Location") ?? "").searchParams
      : hiddenFields(await response.text());
  return {
    state: fields.get("state") ?? "",
    code: fields.get("code"),
    error: fields.get("error"),
    user: fields.get("user"),
  };
}

function hiddenFields(html: string): URLSearchParams {
  const found = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  return new URLSearchParams([...found].map(([, name = "", value = ""]) => [name, plain(value)]));
}

/** Returns a browser to the app as its provider does. */
export async function comeBack(
  platform: TestPlatform,
  provider: Provider,
  sent: SentBack,
  { cookie, actor = ANONYMOUS }: { cookie: string | null; actor?: Actor },
): Promise<Finished> {
  const { state, code, error, user } = sent;
  const isApple = provider === "apple";
  if (isApple && code) await takeAppleReturn(platform, { state, code, user });
  return finishSocial(platform, actor, { provider, state, code: isApple ? null : code, error, cookie });
}

/** The complete sign-in of a user with a provider. */
export async function signInWith(
  platform: TestPlatform,
  provider: Provider,
  chosen: Chosen,
  start: Partial<Start> = {},
): Promise<Finished & { begun: Begun; sent: SentBack }> {
  const begun = await beginSignIn(platform, { ...startOf(provider), ...start });
  const sent = await choose(platform, begun.address, chosen);
  return { ...(await comeBack(platform, provider, sent, { cookie: begun.cookie })), begun, sent };
}

/** The actor signed in by a finished return. */
export async function actorOf(platform: TestPlatform, finished: Finished): Promise<UserActor> {
  if (finished.kind !== "signed-in") throw new Error(`nobody is signed in: ${JSON.stringify(finished)}`);
  return tokenActor(platform, finished.tokens.accessToken);
}

export async function tokenActor(platform: TestPlatform, accessToken: string): Promise<UserActor> {
  const found = await authenticate(platform, accessToken);
  if (typeof found === "string") throw new Error(found);
  return found.actor;
}
