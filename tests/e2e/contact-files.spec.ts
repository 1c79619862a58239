import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { PASSWORD } from "../http/api-client.ts";
import { expectAccessible } from "./accessible.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { givePlan } from "./page-editor-steps.ts";
import { signInBy } from "./sign-in.ts";
import { expect, test } from "./test.ts";

/** Google's format, with a row that yields no contact. */
const CSV = [
  "First Name,Last Name,Organization Name,E-mail 1 - Value,Phone 1 - Value,Notes,Favourite colour",
  "Ada,Lovelace,Engines,ada@visita.example,+44 20 7946 0018,Met in Lisbon,blue",
  "Grace,Hopper,Navy,grace@visita.example,,=HYPERLINK(1),green",
  "Alan,Turing,,no address,,,red",
].join("\n");

const file = (name: string, text: string) => ({
  name,
  mimeType: name.endsWith("csv") ? "text/csv" : "text/vcard",
  buffer: Buffer.from(text),
});

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  test(`contacts come in by a file and go out by one, ${code} at ${viewport.width}`, async ({
    page,
    allow,
  }) => {
    test.slow();
    allow.response(422, /\/contact-list\/imports/, "files with nobody in them, columns that say nobody");
    await page.setViewportSize(viewport);
    const { contactFiles, contactList, errors } = await messagesOf(code);
    const { import: importing, export: exporting } = contactFiles;
    const email = `test-${randomUUID()}@visita.example`;
    await signInBy(page, addressOf(code, "/sign-up"), { email, password: PASSWORD, name: "Test Person" });
    await givePlan(email, "active");
    const look = (name: string) => expectAccessible(page, `contact-files-${name}-${code}-${viewport.width}`);
    const openMenu = async (item: string) => {
      await page.getByRole("button", { name: contactList.more }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    const counted = (sentence: string, count: number) =>
      new RegExp(fill(sentence, { count: String(count) }).replace(/[().]/g, "\\$&"));

    await page.goto(addressOf(code, "/contact-list"));
    await openMenu(importing.title);
    const dialog = page.getByRole("dialog");
    await look("file");
    const choose = async (given: ReturnType<typeof file>) => {
      const chooser = page.waitForEvent("filechooser");
      await dialog.getByRole("button", { name: importing.choose }).click();
      await (await chooser).setFiles(given);
    };
    await choose(file("empty.csv", "Name,Email\n"));
    await expect(dialog.getByRole("alert")).toHaveText(errors.importEmpty);
    await choose(file("contacts.csv", CSV));
    await expect(dialog.getByRole("status")).toHaveText(counted(importing.found_other, 3));
    await expect(dialog.getByText(importing.rest)).toBeVisible();
    await look("match");
    // A column's meaning, chosen and reverted.
    const colour = dialog.getByRole("button", { name: fill(importing.column, { name: "Favourite colour" }) });
    await colour.click();
    await page.getByRole("option", { name: importing.fields.tags }).click();
    await expect(colour).toContainText(importing.fields.tags);
    await dialog.getByRole("button", { name: importing.other }).click();
    await choose(file("contacts.csv", CSV));
    await colour.click();
    await page.getByRole("option", { name: importing.fields.tags }).click();
    await dialog.getByRole("textbox", { name: importing.tag }).fill("x".repeat(41));
    await expect(dialog.getByText(fill(importing.tagInvalid, { max: "40" }))).toBeVisible();
    await dialog.getByRole("textbox", { name: importing.tag }).fill("Fair");
    await dialog.getByText(importing.skip).click();
    await expect(dialog.getByRole("checkbox", { name: importing.skip })).not.toBeChecked();
    const start = dialog.getByRole("button", { name: counted(importing.start_other, 3) });
    const columns = [
      "First Name",
      "Last Name",
      "Organization Name",
      "E-mail 1 - Value",
      "Phone 1 - Value",
      "Notes",
    ];
    for (const name of [...columns, "Favourite colour"]) {
      await expect(start).toBeEnabled();
      const column = dialog.getByRole("button", { name: fill(importing.column, { name }) });
      await column.click();
      await page.getByRole("option", { name: importing.ignore }).click();
    }
    await expect(start).toBeDisabled();
    await dialog.getByRole("button", { name: importing.other }).click();
    await choose({ name: "contacts.xlsx", mimeType: "text/csv", buffer: Buffer.from("PK\u0003\u0004\0\0") });
    await expect(dialog.getByRole("alert")).toHaveText(importing.binary);
    await choose(file("contacts.csv", CSV));
    await colour.click();
    await page.getByRole("option", { name: importing.fields.tags }).click();
    await dialog.getByRole("textbox", { name: importing.tag }).fill("Fair");
    await dialog.getByText(importing.skip).click();
    await start.click();
    await expect(dialog.getByText(importing.done)).toBeVisible({ timeout: 20_000 });
    const refused = dialog.getByRole("listitem").filter({ hasText: "Alan Turing" });
    await expect(refused).toContainText(fill(importing.row, { row: "4" }));
    await expect(refused).toContainText(importing.problems.email);
    await look("done");
    await dialog.getByRole("button", { name: importing.show }).click();
    await expect(page.getByText("Grace Hopper").first()).toBeVisible();
    await expect(page.getByText("Alan Turing")).toHaveCount(0);
    // They are in the list: no new contacts are pending.
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("button", { name: counted(contactList.fresh_other, 2) })).toHaveCount(0);

    // vCards need no column mapping.
    await openMenu(importing.title);
    await choose(file("contacts.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Mary Jackson\nORG:NASA\nEND:VCARD\n"));
    await expect(dialog.getByText("Mary Jackson")).toBeVisible();
    await look("people");
    await dialog.getByRole("button", { name: contactFiles.close }).click();
    await expect(dialog).toHaveCount(0);
    await openMenu(importing.title);
    await choose(file("contacts.csv", "Name\nJean Bartik\n"));
    await dialog
      .getByRole("button", { name: counted(importing.start_one ?? importing.start_other, 1) })
      .click();
    await expect(dialog.getByText(importing.done)).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: contactList.more })).toBeFocused();
    await expect(page.getByText("Jean Bartik").first()).toBeVisible();

    for (const format of ["crm", "vcf", "spreadsheet"] as const) {
      await openMenu(exporting.title);
      await dialog.getByRole("radio", { name: exporting.formats[format] }).check({ force: true });
      if (format === "crm") await look("export");
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: exporting.start }).click();
      const path = await (await download).path();
      const text = readFileSync(path, "utf8");
      await expect(page.getByText(counted(exporting.done_other, 3)).last()).toBeVisible();
      if (format === "vcf")
        expect(text.match(/^FN:.*$/gm)?.map((line) => line.trim())).toEqual([
          "FN:Jean Bartik",
          "FN:Grace Hopper",
          "FN:Ada Lovelace",
        ]);
      else {
        const rows: string[][] = parse(text, {
          bom: true,
          delimiter: format === "spreadsheet" && code === "de" ? ";" : ",",
        });
        expect(rows.slice(1).map((row) => [row[1], row[3], row[12], row[13]])).toEqual([
          ["Jean Bartik", "", "", ""],
          ["Grace Hopper", "", "'=HYPERLINK(1)", "green, fair"],
          ["Ada Lovelace", `${format === "crm" ? "" : "'"}+44 20 7946 0018`, "Met in Lisbon", "blue, fair"],
        ]);
      }
    }
  });
}

test("an export that breaks off saves nothing, says so, and is made again", async ({ page, allow }) => {
  const { contactFiles, contactList } = await messagesOf("en");
  allow.console(/net::ERR_/, "the connection is cut");
  const email = `test-${randomUUID()}@visita.example`;
  await signInBy(page, addressOf("en", "/sign-up"), { email, password: PASSWORD, name: "Test Person" });
  await page.goto(addressOf("en", "/contact-list"));
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: contactList.more }).click();
  await page.getByRole("menuitem", { name: contactFiles.export.title }).click();
  // Two are announced, one is added.
  const row = "2026-11-23T10:00:00.000Z,Ada,,,,,,,,,page,,,,,,\r\n";
  await page.route(/\/contact-list\/files\//, (route) =>
    route.fulfill({
      status: 200,
      headers: {
        "X-Total-Count": "2",
        "Content-Type": "text/csv",
        "Content-Disposition": 'attachment; filename="contacts.csv"',
      },
      body: `Created at,Name\r\n${row}`,
    }),
  );
  await dialog.getByRole("button", { name: contactFiles.export.start }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    fill(contactFiles.export.missing_one ?? "", { count: "1" }),
  );
  await dialog.getByRole("button", { name: contactFiles.export.again }).click();
  const keep = dialog.getByRole("button", { name: contactFiles.export.keep });
  await expect(keep).toBeVisible();
  const download = page.waitForEvent("download");
  await keep.click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("Ada");

  await page.unroute(/\/contact-list\/files\//);
  await page.route(/\/contact-list\/files\//, (route) => route.abort());
  await page.getByRole("button", { name: contactList.more }).click();
  await page.getByRole("menuitem", { name: contactFiles.export.title }).click();
  await dialog.getByRole("button", { name: contactFiles.export.start }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unroute(/\/contact-list\/files\//);
  await dialog.getByRole("button", { name: contactFiles.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: contactList.more }).click();
  await page.getByRole("menuitem", { name: contactFiles.export.title }).click();
  await dialog.getByRole("button", { name: contactFiles.close }).click();
  await expect(dialog).toHaveCount(0);
});
