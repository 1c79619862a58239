import { PNG } from "pngjs";
import { cardInputSchema } from "~/domain/cards/schema";
import type { CodeFormat } from "~/domain/codes/code-file";
import type { CodeView } from "~/domain/codes/variants";
import { codeOrderSchema } from "~/domain/codes/variants";
import { pageInputSchema } from "~/domain/pages/schema";
import { respondWithCode, respondWithCodeFile } from "~/server/http/site/codes.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { PRO, type TestPlatform, testActor } from "./platform";

export const order = (body: object) => codeOrderSchema.parse(body);
let count = 0;

export async function haveCard(platform: TestPlatform, plan = PRO, more: object = {}) {
  const actor = await testActor(platform, plan);
  const input = cardInputSchema.parse({ title: "Zoë's card", header: "Zoë", takesDetails: false, ...more });
  return { actor, card: (await createCard(platform, actor, input)).card };
}

export async function havePage(platform: TestPlatform, actor: Awaited<ReturnType<typeof testActor>>) {
  const input = pageInputSchema.parse({ slug: `variant-page-${++count}`, profile: { title: "A page" } });
  const { page } = await createPage(platform, actor, input);
  await publishPage(platform, actor, page.id);
  return page;
}

export async function file(platform: TestPlatform, code: string, format: CodeFormat = "svg", query = "") {
  const response = await respondWithCodeFile(platform, { code, format }, new URLSearchParams(query));
  await platform.drain();
  return response;
}

export const text = (body: Uint8Array | null | undefined) =>
  new TextDecoder().decode(body ?? new Uint8Array());

/** @returns the target of a code, without the code parameter of the address */
export async function where(platform: TestPlatform, { code }: CodeView) {
  return (await respondWithCode(platform, code, "other")).headers.Location?.replace(`?q=${code}`, "");
}

export function decoded(bytes: Uint8Array): Promise<PNG> {
  return new Promise((resolve, reject) => {
    new PNG().parse(Buffer.from(bytes), (error, png) => (error ? reject(error) : resolve(png)));
  });
}
