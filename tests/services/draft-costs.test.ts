import { describe, expect, test } from "vitest";
import type { AnonymousDraft } from "~/domain/anonymous/schema";
import { cardInputSchema } from "~/domain/cards/schema";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { RATE_LIMITS } from "~/domain/rate-limits";
import type { Bindings } from "~/server/platform/bindings.server";
import { saveAnonymousDraft } from "~/server/services/anonymous/save-draft.server";
import { collectGarbage } from "~/server/services/media/collect-garbage.server";
import { testPlatform } from "../support/platform";

const pageDraft = (entity: object = {}): AnonymousDraft => ({
  type: "page",
  entity: pageInputSchema.parse(entity),
});

describe("what drafts cost everybody", () => {
  const spentBy = async (draft: AnonymousDraft) => {
    const spent: number[] = [];
    const platform = testPlatform();
    const limiter = platform.bindings.LIMITER;
    const LIMITER: Bindings["LIMITER"] = {
      idFromName: (name) => limiter.idFromName(name),
      get: (id) => ({
        ...limiter.get(id),
        spend: async (amount, limit) => {
          spent.push(amount);
          return { allowed: true, limit, remaining: limit, resetAfter: 0 };
        },
      }),
    };
    await saveAnonymousDraft(testPlatform({ LIMITER }), draft);
    return spent[0] ?? 0;
  };

  test("is counted in bytes as they are stored, whatever the script, and a row at least", async () => {
    const latin = await spentBy(pageDraft({ profile: { bio: "a".repeat(450) }, blocks: texts("a") }));
    const chinese = await spentBy(pageDraft({ profile: { bio: "字".repeat(450) }, blocks: texts("字") }));
    expect(chinese - latin).toBe(2 * (450 + 3 * 4000));
    const card: AnonymousDraft = {
      type: "business-card",
      entity: cardInputSchema.parse({ title: "A", header: "A" }),
    };
    expect(await spentBy(card)).toBe(LIMITS.temporaryRow);
  });

  test("is collected faster than the limits let it in", async () => {
    const { temporarySmallBytesAll, temporaryBytesAll } = RATE_LIMITS;
    const drafts =
      temporarySmallBytesAll.limit / LIMITS.temporaryRow + temporaryBytesAll.limit / LIMITS.smallDraft;
    expect(temporarySmallBytesAll.windowSeconds).toBe(24 * 3600);
    expect(24 * LIMITS.temporaryCollected).toBeGreaterThan(drafts);
  });

  test("is collected in batches until nothing is left, and what is not over stays", async () => {
    const platform = testPlatform();
    const { temporaryId: id } = await saveAnonymousDraft(platform, pageDraft());
    const at = platform.now().getTime();
    await platform.db.$client
      .prepare(
        `INSERT INTO temporary_entities (id, type, entity, created_at, expires_at)
        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2500)
        SELECT 'tmp_over' || n, 'page', '{}', 0, ? - n FROM numbers`,
      )
      .bind(at - 1)
      .run();
    await collectGarbage(platform);
    const { results } = await platform.db.$client
      .prepare("SELECT id FROM temporary_entities WHERE expires_at < ? OR id = ?")
      .bind(at, id)
      .all();
    expect(results).toEqual([{ id }]);
  });
});

/** Three blocks of 4,000 characters. */
function texts(character: string) {
  return ["a", "b", "c"].map((key) => ({ key, type: "text", data: { text: character.repeat(4000) } }));
}
