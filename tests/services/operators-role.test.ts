import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { ANONYMOUS } from "~/domain/accounts/actor";
import { newId } from "~/domain/ids";
import { OPERATED_LIST } from "~/domain/limits";
import { can, OPERATIONS, type OperatorAction } from "~/domain/permissions";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { blockAccount, restoreAccount } from "~/server/services/operations/account-steps.server";
import { listFailedJobs, retryJob } from "~/server/services/operations/dead-jobs.server";
import { dismissReports } from "~/server/services/operations/dismiss-reports.server";
import { findAccount } from "~/server/services/operations/find-account.server";
import { listAccountCards, listAccountPages } from "~/server/services/operations/list-account.server";
import { listReportedThings } from "~/server/services/operations/list-reports.server";
import { isOperatorReady } from "~/server/services/operations/operator.server";
import { restorePage, suspendPage } from "~/server/services/operations/page-steps.server";
import { auditOf, givePasskey, refusal, testOperator, whileActing, withPage } from "../support/operators";
import { strictPlatform, type TestPlatform, testActor, testPlatform } from "../support/platform";

const first = { limit: OPERATED_LIST };

/** Every service of the operators on one page and its owner; those that change something are the second group. */
function services(platform: TestPlatform, { owner, id }: Awaited<ReturnType<typeof withPage>>) {
  const looking: Record<string, (actor: UserActor) => Promise<unknown>> = {
    isOperatorReady: async (actor) => isOperatorReady(platform, actor),
    findAccount: (actor) => findAccount(platform, actor, { id: owner.userId }),
    listAccountPages: (actor) => listAccountPages(platform, actor, owner.userId, first),
    listAccountCards: (actor) => listAccountCards(platform, actor, owner.userId, first),
    listReportedThings: (actor) => listReportedThings(platform, actor, first),
    listFailedJobs: (actor) => listFailedJobs(platform, actor, first),
  };
  const until = platform.now().toISOString();
  const steps: Record<string, (actor: UserActor) => Promise<unknown>> = {
    suspendPage: (actor) => suspendPage(platform, actor, id, "Spam"),
    restorePage: (actor) => restorePage(platform, actor, id, "A mistake"),
    blockAccount: (actor) => blockAccount(platform, actor, owner.userId, { reason: "Spam", endsPlan: false }),
    restoreAccount: (actor) => restoreAccount(platform, actor, owner.userId, "A mistake"),
    dismissReports: (actor) => dismissReports(platform, actor, id, { reason: "Nothing", until }),
    retryJob: (actor) => retryJob(platform, actor, newId("job")),
  };
  return { looking, steps };
}

const outcomes = async (calls: Record<string, (actor: UserActor) => Promise<unknown>>, actor: UserActor) => {
  const results: string[] = [];
  for (const call of Object.values(calls)) results.push(await refusal(call(actor)));
  return results;
};
const all = (calls: object, outcome: string) => Object.keys(calls).map(() => outcome);

describe("the operators' services", () => {
  test("are there for an admin alone: not for the owner, a stranger, nor who acts as somebody", async () => {
    const platform = testPlatform();
    const thing = await withPage(platform);
    const [operator, stranger] = [await testOperator(platform), await testActor(platform)];
    const { looking, steps } = services(platform, thing);
    const calls = { ...looking, ...steps };
    for (const actor of [thing.owner, stranger, whileActing(stranger, operator.userId, platform.now())])
      expect(await outcomes(calls, actor)).toEqual(all(calls, "not_found: notFound"));
    expect(await auditOf(platform, thing.id)).toEqual([]);
    expect(await outcomes(calls, operator)).toEqual(all(calls, "done"));
  });

  test("nobody else may by the rule itself, and no owner suspends what is theirs", async () => {
    const platform = testPlatform();
    const [operator, owner] = [await testOperator(platform), await testActor(platform)];
    const actions: OperatorAction[] = ["list", "search", "suspend", "block", "dismiss", "retry"];
    for (const action of actions) {
      expect(can(operator, action, OPERATIONS)).toBe(true);
      expect(can(owner, action, OPERATIONS)).toBe(false);
      expect(can(ANONYMOUS, action, OPERATIONS)).toBe(false);
      expect(can(whileActing(owner, operator.userId, platform.now()), action, OPERATIONS)).toBe(false);
      if (action !== "list") expect(can(owner, action, { noun: "page", ownerId: owner.userId })).toBe(false);
    }
    for (const action of ["edit", "delete", "view"] as const)
      expect(can(operator, action, OPERATIONS)).toBe(false);
  });

  test("in production the role needs a session that a passkey proved, not a passkey that exists", async () => {
    const platform = strictPlatform();
    const thing = await withPage(platform);
    const operator = await testOperator(platform);
    await givePasskey(platform, operator.userId);
    const { looking, steps } = services(platform, thing);
    const { isOperatorReady: _ready, ...calls } = { ...looking, ...steps };
    expect(await outcomes(calls, operator)).toEqual(all(calls, "passkey_required: passkeyRequired"));
    expect(isOperatorReady(platform, operator)).toBe(false);
    const proved = { ...operator, isProvedByPasskey: true };
    expect(isOperatorReady(platform, proved)).toBe(true);
    expect(await outcomes(calls, proved)).toEqual(all(calls, "done"));
  });

  test("what changes something asks who is there, and what only looks does not", async () => {
    const platform = testPlatform();
    const thing = await withPage(platform);
    const operator = { ...(await testOperator(platform)), confirmedAt: null };
    const { looking, steps } = services(platform, thing);
    expect(await outcomes(looking, operator)).toEqual(all(looking, "done"));
    const asked = "reauthentication_required: reauthenticationRequired";
    expect(await outcomes(steps, operator)).toEqual(all(steps, asked));
    expect(await auditOf(platform, thing.id)).toEqual([]);
  });

  test("steps and searches of an operator are bounded", async () => {
    const platform = strictPlatform();
    const operator = { ...(await testOperator(platform)), isProvedByPasskey: true };
    const retry = () => retryJob(platform, operator, newId("job"));
    for (let step = 0; step < RATE_LIMITS.operatorStep.limit; step++) await retry();
    await expect(retry()).rejects.toMatchObject({ code: "rate_limited" });
    const search = () => refusal(findAccount(platform, operator, { email: "nobody@visita.example" }));
    for (let step = 0; step < RATE_LIMITS.operatorSearch.limit; step++)
      expect(await search()).toBe("invalid: accountUnknown");
    expect(await search()).toBe("rate_limited: rateLimited");
  });
});
