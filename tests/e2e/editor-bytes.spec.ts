import { gzipBytes } from "../support/first-load.ts";
import { t } from "./messages.ts";
import { settled } from "./settled.ts";
import { expect, test } from "./test.ts";

const CLIENT = "build/client";
const MAX_BYTES = 285_000;

test(`the page editor fetches at most ${MAX_BYTES} bytes of script before the first key`, async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script") scripts.add(pathname);
  });
  await page.goto("/editor/new");
  await page.getByRole("textbox", { name: t("editor:general.title") }).click();
  await settled(page);
  expect(scripts.size).toBeGreaterThan(50);
  expect(gzipBytes(CLIENT, scripts)).toBeLessThanOrEqual(MAX_BYTES);
});
