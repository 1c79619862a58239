import { expect, test } from "vitest";
import { newId } from "~/domain/ids";
import { unfinishedParts } from "~/server/services/pages/unfinished-parts.server";
import { testActor, testPlatform } from "../support/platform";

test("of a page that was deleted meanwhile nothing has to be filled in", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  expect(await unfinishedParts(platform, actor, newId("pg"), "en")).toBeNull();
});
