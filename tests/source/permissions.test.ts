import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "./imports.ts";

/** They take the actor but change nothing: they check the actor's plan, and the caller has checked the permission. */
const OF_THE_PLAN = ["requirePlanFor", "requirePaid", "planOf"];

/** Checks the role itself; and records what was decided. */
const OF_ADMINS = ["assertAdmin", "assertAdminProved", "noteActing"];

/** They call a given creation function, which checks; what they find was created by the same actor. */
const OF_WHAT_MAKES = ["createIdempotently", "findMade"];

/** An invitation is readable with its link; an address may be compared with the actor's. */
const OF_LINKS = ["openInvitation", "isOwnLink"];

interface Service {
  name: string;
  isExported: boolean;
  takesActor: boolean;
  body: string;
}

/** The functions of a file, declared or assigned: each begins and ends in the first column. */
function functionsOf(whole: string): Service[] {
  const source = whole.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/g, "");
  const declared = source.matchAll(
    /^(export )?(?:async )?function (\w+)([\s\S]*?\)(?::[^\n]*)? \{)\n([\s\S]*?)^\}/gm,
  );
  const assigned = source.matchAll(
    /^(export )?const (\w+) = (?:async )?(\([\s\S]*?\)(?:: [^\n]*?)? =>)([\s\S]*?);\n(?=\S|\s*$)/gm,
  );
  return [...declared, ...assigned].map(([, exported, name = "", head = "", body = ""]) => ({
    name,
    isExported: exported !== undefined,
    takesActor: /\bactor: (?:User)?Actor\b/.test(head),
    body,
  }));
}

/** @returns the exported services that take an actor and neither check the permission nor call one that does */
function withoutPermission(services: readonly Service[]): string[] {
  const asking = new Set(["can", "assertCan"]);
  const asks = ({ body }: Service) => [...asking].some((name) => new RegExp(`\\b${name}\\(`).test(body));
  for (let size = 0; size < asking.size; ) {
    size = asking.size;
    for (const service of services) if (service.takesActor && asks(service)) asking.add(service.name);
  }
  return services
    .filter(({ name, isExported, takesActor }) => isExported && takesActor && !asking.has(name))
    .map(({ name }) => name);
}

test("every service that acts for somebody asks whether they may", () => {
  const services = filesOf("app/server/services").flatMap((file) => functionsOf(readFileSync(file, "utf8")));
  expect(services.filter(({ takesActor }) => takesActor).length).toBeGreaterThan(45);
  expect(withoutPermission(services).toSorted()).toEqual(
    [...OF_ADMINS, ...OF_THE_PLAN, ...OF_LINKS, ...OF_WHAT_MAKES].toSorted(),
  );
});

test("one that does not would be found by the same rule", () => {
  const source = `
export async function editPage(platform: Platform, actor: UserActor, id: string): Promise<void> {
  await write(platform, await requirePage(platform, actor, id));
}

export async function stealPage(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<{ page: PageView }> {
  const row = await findPage(platform.db, id);
}

export const takePage = (platform: Platform, actor: UserActor, id: string): Promise<PageRow> =>
  findPage(platform.db, id);

export async function excusePage(platform: Platform, actor: UserActor, id: string): Promise<void> {
  // Nobody can(not) do this.
  await findPage(platform.db, id);
}

async function requirePage(platform: Platform, actor: UserActor, id: string): Promise<PageRow> {
  assertCan(actor, "edit", row);
}
`;
  expect(withoutPermission(functionsOf(source))).toEqual(["stealPage", "excusePage", "takePage"]);
});
