import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { newId } from "~/domain/ids";
import type { Bindings } from "~/server/platform/bindings.server";
import { readConfig } from "~/server/platform/config.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import { seal, unseal } from "~/server/platform/sealed.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { register } from "~/server/services/accounts/register.server";
import { ownDetailsUrl, readOwnDetailsToken } from "~/server/services/contacts/own-details-token.server";
import { maySendTo, suppress } from "~/server/services/notifications/suppress.server";
import {
  readUnsubscribeToken,
  unsubscribeUrl,
} from "~/server/services/notifications/unsubscribe-token.server";
import { isPassToken, passToken } from "~/server/services/passes/apple/pass-token.server";
import { type TestPlatform, testPlatform } from "../support/platform";

const secret = (letter: string) => letter.repeat(40);

/** The platform of a deployment with these secrets, on the same database. */
function deployed(secrets: Record<string, string>): TestPlatform {
  const config = readConfig({ ...(env as unknown as Bindings), ...secrets });
  return Object.assign(Object.create(testPlatform()) as TestPlatform, { config });
}

const token = (url: string) => url.split("/").at(-1) ?? "";

/** What a deployment has given out and stored, and whether another one still takes it. */
async function givenOut(by: TestPlatform) {
  const email = `${newId("usr")}@elsewhere.example`;
  const [userId, contactId, serial] = [newId("usr"), newId("cnt"), newId("crd")];
  await suppress(by, await mailboxId(by, email));
  const link = token(await unsubscribeUrl(by, { userId, of: "contact" }));
  const details = token(await ownDetailsUrl(by, contactId));
  const pass = await passToken(by, serial);
  const sealed = await seal(by.config, "refresh-token", "of Apple");
  const person = { email: `${userId}@visita.example`, password: "plover-and-heron", name: "Ada" };
  const { accessToken } = await register(by, { ...person, locale: "en" });
  return async (to: TestPlatform) => ({
    optedOut: (await maySendTo(to, email)) === "suppressed",
    link: (await readUnsubscribeToken(to, link)) !== null,
    details: (await readOwnDetailsToken(to, details)) === contactId,
    pass: await isPassToken(to, serial, `ApplePass ${pass}`),
    sealed: (await unseal(to.config, "refresh-token", sealed)) === "of Apple",
    session: typeof (await authenticate(to, accessToken)) === "object",
  });
}

const LASTING = { optedOut: true, link: true, details: true, pass: true, sealed: true };
const SEVERAL = {
  LINK_SECRET: secret("l"),
  SUPPRESSION_SECRET: secret("s"),
  PASS_SECRET: secret("p"),
  STORED_SECRET: secret("d"),
};

test("a deployment that goes from one secret to several finds and takes all that it gave out", async () => {
  const isTakenBy = await givenOut(deployed({ TOKEN_SECRET: secret("t") }));
  expect(await isTakenBy(deployed({ TOKEN_SECRET: secret("t"), ...SEVERAL }))).toEqual({
    ...LASTING,
    session: true,
  });
});

test("another secret of sessions ends these, and breaks no opt-out, no link, no pass and nothing stored", async () => {
  const isTakenBy = await givenOut(deployed({ TOKEN_SECRET: secret("t"), ...SEVERAL }));
  expect(await isTakenBy(deployed({ TOKEN_SECRET: secret("u"), ...SEVERAL }))).toEqual({
    ...LASTING,
    session: false,
  });
  const kept = { TOKEN_SECRET: secret("u"), TOKEN_SECRET_PREVIOUS: secret("t"), ...SEVERAL };
  expect(await isTakenBy(deployed(kept))).toEqual({ ...LASTING, session: true });
});

test("each secret is replaced by naming the one before, and without that it ends what it made", async () => {
  const isTakenBy = await givenOut(deployed({ TOKEN_SECRET: secret("t"), ...SEVERAL }));
  const names = Object.keys(SEVERAL) as (keyof typeof SEVERAL)[];
  const next = Object.fromEntries(names.map((name) => [name, secret(name.charAt(0))]));
  const before = Object.fromEntries(names.map((name) => [`${name}_PREVIOUS`, SEVERAL[name]]));
  const TOKEN_SECRET = secret("t");
  expect(await isTakenBy(deployed({ TOKEN_SECRET, ...next, ...before }))).toEqual({
    ...LASTING,
    session: true,
  });
  expect(await isTakenBy(deployed({ TOKEN_SECRET, ...next }))).toEqual({
    ...{ optedOut: false, link: false, details: false, pass: false, sealed: false },
    session: true,
  });
});
