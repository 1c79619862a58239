import { t } from "./messages.ts";
import { makePage, saveButton, signUp, unique } from "./page-editor-steps.ts";
import { expect, test } from "./test.ts";

test("a harmful link is told beside its field and not saved; another one is", async ({ page, allow }) => {
  allow.response(422, /\/save/, "the link is refused");
  await signUp(page);
  await makePage(page, unique("Harmless"), ["https://fine.example"]);
  const address = page.getByRole("textbox", { name: t("editor:links.url"), exact: true });
  await address.fill("https://grabify.link/X1");
  await saveButton(page).click();
  const message = page.getByText(t("errors:linkHarmful", { host: "grabify.link" }));
  await expect(message.first()).toBeVisible();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill("https://mended.example/");
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(message).toHaveCount(0);
});
