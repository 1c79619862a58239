import { axeFindings } from "./axe.ts";
import { expect, test } from "./test.ts";

test("what is wrong is found on the screen and in its frames, also when it comes later", async ({ page }) => {
  const inner = "<!doctype html><p>Inside</p>";
  const body = `<!doctype html><html lang="en"><title>Outside</title><main><h1>Outside</h1>
    <iframe title="Inside" srcdoc="${inner}"></iframe></main>`;
  await page.route("**/sample", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/sample");
  const inside = page.frameLocator("iframe").locator("p");
  await expect(inside).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await inside.evaluate((p) => p.insertAdjacentHTML("afterend", "<button></button>"));
  expect(await axeFindings(page)).toEqual(["button-name: <button></button>"]);
  await page.locator("h1").evaluate((h1) => h1.insertAdjacentHTML("afterend", '<img src="/x.png">'));
  expect(await axeFindings(page)).toEqual(['image-alt: <img src="/x.png">']);
});
