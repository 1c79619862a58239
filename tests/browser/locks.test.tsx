import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { cardTab, openCardEditor } from "./card-editor";
import { t } from "./messages";
import { addBlock, button, openPageEditor, panel, tab } from "./page-editor";
import { FREE_USER } from "./screen";

const locks = () => panel().getByRole("button", { name: t("shell:plans.pro"), exact: true });

/** Presses a lock. @returns what the plans name first */
async function pressLock(lock: Locator): Promise<string> {
  await lock.click();
  const plans = page.getByRole("dialog", { name: /: part of PRO$/ });
  const feature = await plans.getByRole("rowheader").first().findElement();
  const name = feature.textContent ?? "";
  await plans.getByRole("button", { name: t("shell:close") }).click();
  await expect.element(plans).not.toBeInTheDocument();
  return name;
}

/** Presses everything in the open tab that is marked as part of PRO. */
async function pressLocks(): Promise<string[]> {
  await expect.element(locks().first()).toBeVisible();
  const names: string[] = [];
  for (const lock of locks().all()) names.push(await pressLock(lock));
  return [...new Set(names)].toSorted();
}

const feature = (
  name: "seo" | "publishSwitch" | "themes" | "blocks" | "noBranding" | "buttonDesign" | "fonts",
) => t(`pricing:features.${name}`);

test("each lock of the page editor opens the plans at its feature", async () => {
  await openPageEditor({ user: FREE_USER });
  await tab("seo").click();
  expect(await pressLocks()).toEqual([feature("seo")]);
  await tab("settings").click();
  expect(await pressLocks()).toEqual([feature("publishSwitch")]);
  await tab("design").click();
  for (const title of [t("design:shapes.title"), t("design:background.title")])
    await panel().getByRole("button", { name: title, exact: true }).click();
  expect(await pressLocks()).toEqual(
    [feature("noBranding"), feature("buttonDesign"), feature("fonts")].toSorted(),
  );
  await tab("themes").click();
  expect(await pressLock(locks().first())).toBe(feature("themes"));
  await tab("blocks").click();
  await addBlock("contactDetails");
  expect(await pressLock(locks())).toBe(feature("blocks"));
  await expect.element(button(t("blocks:details.add"))).toBeVisible();
});

test("each lock of the card editor opens the plans at its feature", async () => {
  await openCardEditor({ user: FREE_USER });
  const { cardDesign, contacts, contactFile } = {
    cardDesign: t("pricing:features.cardDesign"),
    contacts: t("pricing:features.contacts"),
    contactFile: t("pricing:features.contactFile"),
  };
  expect(await pressLocks()).toEqual([cardDesign, contacts].toSorted());
  await cardTab("design").click();
  expect(await pressLocks()).toEqual([cardDesign]);
  await cardTab("code").click();
  expect(await pressLocks()).toEqual([contactFile]);
});
