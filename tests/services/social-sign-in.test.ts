import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ANONYMOUS } from "~/domain/accounts/actor";
import { users } from "~/server/data/schema/accounts.server";
import { identities, socialStates } from "~/server/data/schema/sign-in.server";
import { beginSignIn } from "~/server/services/accounts/social/begin.server";
import { finishSocial } from "~/server/services/accounts/social/finish.server";
import { beginForProgram, finishForProgram } from "~/server/services/accounts/social/program.server";
import { collectGarbage } from "~/server/services/media/collect-garbage.server";
import { expectLogged } from "../support/fail-on-errors";
import { impatient, strictPlatform, testPlatform } from "../support/platform";
import { actorOf, choose, comeBack, signInWith, startOf } from "../support/social";

const MINUTE = 60_000;
let made = 0;
const gmail = () => `person-${++made}-${Date.now()}@gmail.com`;

const userOf = async (platform: ReturnType<typeof testPlatform>, email: string) =>
  (await platform.db.select().from(users).where(eq(users.email, email)))[0];

test.each(["google", "apple"] as const)(
  "%s makes an account, and signs in to it from then on",
  async (provider) => {
    const platform = testPlatform();
    const email = gmail();
    const first = await signInWith(platform, provider, { email, name: "Zoë Berg" });
    expect(first).toMatchObject({ kind: "signed-in", isSignUp: true });
    const { userId } = await actorOf(platform, first);
    expect(await userOf(platform, email)).toMatchObject({
      id: userId,
      name: "Zoë Berg",
      passwordHash: null,
      emailVerifiedAt: expect.any(Date),
    });
    // Apple sends the name only once, and it is preserved.
    const second = await signInWith(platform, provider, { email, name: "Zoë Berg" });
    expect(second).toMatchObject({ kind: "signed-in", isSignUp: false });
    expect((await actorOf(platform, second)).userId).toBe(userId);
    expect((await userOf(platform, email))?.name).toBe("Zoë Berg");
  },
);

test("what a browser brought comes back with the sign-in, and is stored where it is an account's", async () => {
  const platform = testPlatform();
  const email = gmail();
  const brought = {
    temporaryIds: ["tmp_01aaaaaaaaaaaaaaaaaaaaaaaa"],
    firstTouch: { utmSource: "paper" },
    timeZone: "Asia/Tokyo",
  };
  const route = { name: "editor-create" as const, params: {} };
  const finished = await signInWith(platform, "apple", { email }, { brought, route, language: "ar" });
  expect(finished).toMatchObject({ carried: { language: "ar", route, brought } });
  expect(await userOf(platform, email)).toMatchObject({
    locale: "ar",
    firstTouch: { utmSource: "paper" },
    timeZone: "Asia/Tokyo",
  });
});

test.each([
  ["500 characters", "x".repeat(500), "x".repeat(120)],
  ["right to left", "نور حداد", "نور حداد"],
  ["overrides and line breaks", "Eve\u202Eadmin\n\nLee", "Eveadmin Lee"],
  ["nothing to see", "\u200B \u3164", null],
])("a name of %s becomes one that an account can have", async (_what, name, expected) => {
  const platform = testPlatform();
  for (const provider of ["google", "apple"] as const) {
    const email = gmail();
    await signInWith(platform, provider, { email, name });
    expect((await userOf(platform, email))?.name).toBe(expected ?? email.split("@")[0]);
  }
});

test("a state is forged, somebody else's, another provider's, used twice, or over", async () => {
  const platform = testPlatform();
  platform.freeze();
  const begun = await beginSignIn(platform, startOf("google"));
  const sent = await choose(platform, begun.address, { email: gmail() });
  const outcome = async (back: object) => {
    const finished = await finishSocial(platform, ANONYMOUS, {
      provider: "google",
      state: sent.state,
      code: sent.code,
      error: null,
      cookie: begun.cookie,
      ...back,
    });
    return finished.kind === "ended" ? finished.outcome : finished.kind;
  };
  expect(await outcome({ state: "forged" })).toBe("state");
  expect(await outcome({ cookie: null })).toBe("state");
  expect(await outcome({ cookie: (await beginSignIn(platform, startOf("google"))).cookie })).toBe("state");
  expect(await outcome({ provider: "apple" })).toBe("state");
  expect(await outcome({})).toBe("signed-in");
  expect(await outcome({})).toBe("expired");
  const late = await beginSignIn(platform, startOf("google"));
  const lateSent = await choose(platform, late.address, { email: gmail() });
  platform.travel(10 * MINUTE + 1);
  const over = await comeBack(platform, "google", lateSent, { cookie: late.cookie });
  expect(over).toMatchObject({ kind: "ended", outcome: "expired" });
});

test("of ten returns at once one signs in, and one account is made", async () => {
  const platform = testPlatform();
  const email = gmail();
  const begun = await beginSignIn(platform, startOf("google"));
  const sent = await choose(platform, begun.address, { email });
  const returns = await Promise.all(
    Array.from({ length: 10 }, () => comeBack(platform, "google", sent, { cookie: begun.cookie })),
  );
  expect(returns.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
  expect(await platform.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test("ten ways of one new person at once make one account", async () => {
  const platform = testPlatform();
  const email = gmail();
  const all = await Promise.all(Array.from({ length: 5 }, () => signInWith(platform, "google", { email })));
  expect(all.map(({ kind }) => kind)).toEqual(Array(5).fill("signed-in"));
  const ids = await Promise.all(all.map((one) => actorOf(platform, one)));
  expect(new Set(ids.map(({ userId }) => userId)).size).toBe(1);
});

test("a code is good once, and only with the verifier that it was asked for with", async () => {
  expectLogged(/invalid_grant/);
  const platform = testPlatform();
  const first = await signInWith(platform, "google", { email: gmail() });
  const again = await beginSignIn(platform, startOf("google"));
  const state = new URL(again.address).searchParams.get("state") ?? "";
  const replayed = { ...first.sent, state };
  expect(await comeBack(platform, "google", replayed, { cookie: again.cookie })).toMatchObject({
    kind: "ended",
    outcome: "refused",
  });
  // A fresh code, injected into another user's sign-in, is bound to another verifier.
  const victim = await beginSignIn(platform, startOf("google"));
  const attacker = await beginSignIn(platform, startOf("google"));
  const sent = await choose(platform, attacker.address, { email: gmail() });
  const crossed = { ...sent, state: new URL(victim.address).searchParams.get("state") ?? "" };
  expect(await comeBack(platform, "google", crossed, { cookie: victim.cookie })).toMatchObject({
    kind: "ended",
    outcome: "refused",
  });
});

test.each(["google", "apple"] as const)("%s says no or is left: nobody is signed in", async (provider) => {
  const platform = testPlatform();
  for (const [trouble, outcome] of [
    ["cancel", "cancelled"],
    ["refuse", "refused"],
  ] as const) {
    const email = gmail();
    expect(await signInWith(platform, provider, { email, trouble })).toMatchObject({
      kind: "ended",
      outcome,
    });
    expect(await userOf(platform, email)).toBeUndefined();
  }
});

test.each([
  "wrong-audience",
  "wrong-issuer",
  "wrong-nonce",
  "wrong-key",
  "wrong-algorithm",
  "expired-token",
  "expired-code",
] as const)("a token or code of the kind %s is refused, from both", async (trouble) => {
  expectLogged(/ProviderRefusal/);
  const platform = testPlatform();
  for (const provider of ["google", "apple"] as const) {
    const email = gmail();
    const finished = await signInWith(platform, provider, { email, trouble });
    expect(finished).toMatchObject({ kind: "ended", outcome: "refused" });
    expect(await userOf(platform, email)).toBeUndefined();
  }
});

test.each(["error-500", "html", "five-megabytes"] as const)(
  "a provider that answers with %s is away",
  async (trouble) => {
    expectLogged(/ProviderAway/);
    const platform = testPlatform();
    const finished = await signInWith(platform, "google", { email: gmail(), trouble });
    expect(finished).toMatchObject({ kind: "ended", outcome: "away" });
  },
);

test("a provider that hangs is given up after eight seconds", async () => {
  expectLogged(/ProviderAway/);
  const platform = testPlatform();
  const begun = await beginSignIn(platform, startOf("google"));
  const sent = await choose(platform, begun.address, { email: gmail(), trouble: "hang" });
  const { platform: hurried, asked } = impatient(platform);
  const finished = await comeBack(hurried, "google", sent, { cookie: begun.cookie });
  expect(finished).toMatchObject({ kind: "ended", outcome: "away" });
  expect(asked).toEqual([8_000]);
});

test("without secrets there is no provider in production", async () => {
  const platform = testPlatform({ SANDBOX: undefined });
  await expect(beginSignIn(platform, startOf("google"))).rejects.toMatchObject({ code: "unavailable" });
});

test("a row holds neither state nor verifier nor code, and goes within the hour", async () => {
  const platform = testPlatform();
  platform.freeze();
  const begun = await beginSignIn(platform, startOf("apple"));
  const sent = await choose(platform, begun.address, { email: gmail() });
  await comeBack(platform, "apple", sent, { cookie: begun.cookie });
  const rows = JSON.stringify(await platform.db.select().from(socialStates));
  for (const secret of [sent.state, sent.code ?? "", begun.cookie]) expect(rows).not.toContain(secret);
  platform.travel(11 * MINUTE);
  await collectGarbage(platform);
  expect(await platform.db.select().from(socialStates)).toEqual([]);
});

test("Apple's token that takes the sign-in back is stored sealed", async () => {
  const platform = testPlatform();
  const { userId } = await actorOf(platform, await signInWith(platform, "apple", { email: gmail() }));
  const [row] = await platform.db.select().from(identities).where(eq(identities.userId, userId));
  expect(row?.refreshToken).toMatch(/^[\w-]{40,}$/);
  expect(row?.refreshToken).not.toContain(row?.subject ?? "");
});

test("ways to a provider have an end: thirty in ten minutes from one address, in production", async () => {
  const platform = strictPlatform();
  const codes: string[] = [];
  // Without a stand-in, as in production, a provider requires only its secrets.
  const config = { ...platform.config, google: { id: "client", secret: "secret" } };
  const live = Object.assign(Object.create(platform) as typeof platform, { config });
  for (let i = 0; i < 32; i++)
    await beginSignIn(live, startOf("google")).then(
      () => codes.push("begun"),
      (error) => codes.push(error.code),
    );
  expect(codes.filter((code) => code === "begun")).toHaveLength(30);
  expect(codes.at(-1)).toBe("rate_limited");
});

test("where a program's person first came from is stored with the account that is made of them", async () => {
  const platform = testPlatform();
  const email = gmail();
  const firstTouch = { utmSource: "leaflet", utmCampaign: "spring" };
  const begun = await beginForProgram(platform, "google", { language: "en", firstTouch });
  const sent = await choose(platform, begun.url, { email });
  const { isSignUp } = await finishForProgram(platform, "google", {
    state: sent.state,
    code: sent.code ?? "",
    verifier: begun.verifier,
  });
  expect([isSignUp, (await userOf(platform, email))?.firstTouch]).toEqual([true, firstTouch]);
});

test("a program's state is worth nothing to a browser, and a browser's nothing to a program", async () => {
  const platform = testPlatform();
  const begun = await beginForProgram(platform, "google", { language: "en" });
  const sent = await choose(platform, begun.url, { email: gmail() });
  const passed = await comeBack(platform, "google", sent, { cookie: null });
  expect(passed).toMatchObject({ kind: "passed-on" });
  const own = await beginSignIn(platform, startOf("google"));
  const other = await choose(platform, own.address, { email: gmail() });
  const { state, code } = { state: other.state, code: other.code ?? "" };
  await expect(
    finishForProgram(platform, "google", { state, code, verifier: begun.verifier }),
  ).rejects.toMatchObject({ code: "invalid", field: "state" });
});
