import { expect, test } from "vitest";
import { cardDraftSchema, cardInputSchema } from "~/domain/cards/schema";
import { newCode } from "~/domain/ids";
import { respondWithCode } from "~/server/http/site/codes.server";
import { claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import { saveAnonymousDraft } from "~/server/services/anonymous/save-draft.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCardCodes } from "~/server/services/codes/card-codes.server";
import { where } from "../support/card-codes";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const CARD = { title: "Work", header: "Ada" };
const input = cardInputSchema.parse(CARD);

async function draftOf(platform: TestPlatform, code: string): Promise<string> {
  const entity = cardDraftSchema.parse({ ...CARD, code });
  return (await saveAnonymousDraft(platform, { type: "business-card", entity })).temporaryId;
}

const codeIn = ({ qrUrl }: { qrUrl: string }) => qrUrl.split("/").at(-1);

test("the code of a draft leads nowhere until the draft is claimed, and then to the card", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const code = newCode();
  const id = await draftOf(platform, code);
  const { headers } = await respondWithCode(platform, code, "other");
  expect(headers.Location ?? "").not.toContain("/c/");
  const [made] = (await claimAnonymousDrafts(platform, actor, [id])).created;
  const { card } = await getCard(platform, actor, made?.id ?? "");
  expect(codeIn(card)).toBe(code);
  const [first] = await listCardCodes(platform, actor, card.id);
  expect(await where(platform, first!)).toBe(card.url);
});

test("two drafts with one code become two cards with a code each", async () => {
  const platform = testPlatform();
  const code = newCode();
  const [one, other] = [await testActor(platform), await testActor(platform)];
  const ids = [await draftOf(platform, code), await draftOf(platform, code)];
  const [mine] = (await claimAnonymousDrafts(platform, one, [ids[0]!])).created;
  const [theirs] = (await claimAnonymousDrafts(platform, other, [ids[1]!])).created;
  expect(codeIn((await getCard(platform, one, mine?.id ?? "")).card)).toBe(code);
  expect(codeIn((await getCard(platform, other, theirs?.id ?? "")).card)).not.toBe(code);
});

test("nobody gets a code that is there, nor that of a card that is gone", async () => {
  const platform = testPlatform();
  const [owner, other] = [await testActor(platform, PRO), await testActor(platform, PRO)];
  const { card } = await createCard(platform, owner, input);
  const code = codeIn(card);
  const [first] = await listCardCodes(platform, owner, card.id);
  const taken = (await createCard(platform, other, input, { code })).card;
  expect(codeIn(taken)).not.toBe(code);
  expect(await where(platform, first!)).toBe(card.url);
  await deleteCard(platform, owner, card.hash);
  const later = (await createCard(platform, other, input, { code })).card;
  expect(codeIn(later)).not.toBe(code);
  expect((await where(platform, first!)) ?? "").not.toContain(later.hash);
});
