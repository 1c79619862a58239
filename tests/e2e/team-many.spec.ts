import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expectAccessible } from "./accessible.ts";
import { api, tokenOf } from "./billing-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { expectTab, unique } from "./page-editor-steps.ts";
import { giveSeats, signUpProved } from "./team-steps.ts";
import { expect, test } from "./test.ts";

/** A message with a count in it, in any plural form. */
const counted = (sentence: string, count: number) => fill(sentence, { count: String(count) });

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test(`cards of a file of twelve people, ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { teamMany, team, contacts, dashboard } = await messagesOf(code);
    const look = (step: string) => expectAccessible(page, `team-many-${step}-${name}`);
    const owner = await signUpProved(page, code, "Ada Lovelace");
    await giveSeats(owner, 9);
    const at = `${unique("many")}.example`;
    // A person who already received the day's maximum of mails: their card is created, and they are not invited.
    const token = await tokenOf(owner);
    for (let n = 0; n < 3; n++) {
      const { id } = (await api("POST", "/_/team/members", token, { email: `p9@${at}` })).json<{
        id: string;
      }>();
      await api("DELETE", `/_/team/members/${id}`, token);
    }
    const people = Array.from(
      { length: 9 },
      (_, n) => `Person ${n + 1};p${n + 1}@${at};Sales;+49 30 ${n};${n === 0 ? "javascript:alert(1)" : ""}`,
    );
    const rows = [
      "Wer;Adresse;Aufgabe;Tel;Web",
      ...people,
      "=SUM(1);;'+Boss;",
      "No Address;nowhere;;",
      `Twice;p1@${at};;`,
      `Ada Lovelace;${owner};;`,
    ];

    await page.goto(addressOf(code, "/dashboard-team"));
    await page.getByRole("button", { name: teamMany.open }).click();
    const dialog = page.getByRole("dialog", { name: teamMany.title });
    await look("file");
    const sampling = page.waitForEvent("download");
    await dialog.getByRole("button", { name: teamMany.file.sample }).click();
    const sample = await sampling;
    expect(sample.suggestedFilename()).toBe("team.csv");
    const header = readFileSync(await sample.path(), "utf8").split("\r\n")[0];
    expect(header).toContain(contacts.cellphone);
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: teamMany.file.choose }).click();
    await (await chooser).setFiles({ name: "x.csv", mimeType: "text/csv", buffer: Buffer.from("a\0b") });
    await expect(dialog.getByText(teamMany.file.binary)).toBeVisible();
    await dialog.getByRole("textbox", { name: teamMany.file.paste }).fill(rows.join("\n"));
    await dialog.getByRole("button", { name: teamMany.file.check }).click();

    // Its column names are not recognised: they are corrected, and the rows checked again.
    const columnOf = (column: string) =>
      dialog.getByRole("button", { name: fill(teamMany.match.column, { name: column }) });
    await expect(dialog.getByText(teamMany.match.whichName)).toBeVisible();
    await expect(dialog.getByText(teamMany.reasons.nameMissing)).toHaveCount(0);
    for (const [column, title] of [
      ["Wer", teamMany.match.name],
      ["Adresse", contacts.email],
      ["Aufgabe", contacts.position],
    ] as const) {
      await columnOf(column).click();
      await page.getByRole("option", { name: title, exact: true }).click();
    }
    await expect(dialog.getByText(teamMany.reasons.emailInvalid)).toBeVisible();
    await expect(dialog.getByText(teamMany.reasons.twice)).toBeVisible();
    await expect(dialog.getByText(teamMany.reasons.own)).toBeVisible();
    await expectTab(
      page,
      dialog.getByRole("link", { name: teamMany.match.makeOwn }),
      /\/editor-business-card$/,
    );
    await expect(
      dialog.frameLocator("iframe").first().getByRole("heading", { name: "Person 1" }),
    ).toBeVisible();
    await expect(dialog.getByText(counted(String(teamMany.match.lessened_one), 1))).toBeVisible();
    await expect(dialog.getByText("javascript:alert(1)").last()).toBeVisible();
    // One seat is missing: adding it returns to the same file.
    await expect(dialog.getByText(counted(String(teamMany.match.moreSeats_one), 1))).toBeVisible();
    await look("match");
    await dialog.getByRole("link", { name: team.addSeats }).click();
    await expect(page).toHaveURL(/\/account\/upgrade\?seats=10&/);
    await giveSeats(owner, 12);
    await page.goto(addressOf(code, "/dashboard-team"));
    await expect(
      dialog.frameLocator("iframe").first().getByRole("heading", { name: "Person 1" }),
    ).toBeVisible();
    await expect(dialog.getByRole("link", { name: team.addSeats })).toHaveCount(0);
    await dialog.getByRole("button", { name: teamMany.match.change }).click();
    await expect(dialog.getByRole("textbox", { name: teamMany.file.paste })).toHaveValue(rows.join("\n"));
    await dialog
      .getByRole("textbox", { name: teamMany.file.paste })
      .fill(
        rows.join("\n").replace("Wer", "Name").replace("Adresse", "E-mail").replace("Aufgabe", "Position"),
      );
    await dialog.getByRole("button", { name: teamMany.file.check }).click();
    const invites = dialog.getByRole("checkbox", { name: teamMany.match.invites });
    await expect(invites).toBeChecked();
    await expect(dialog.getByText(counted(String(teamMany.match.uninvited_one), 1))).toBeVisible();
    await expect(dialog.getByText(teamMany.reasons.noEmail)).toBeVisible();
    await dialog.getByText(teamMany.match.invites).click();
    await expect(invites).not.toBeChecked();
    await dialog.getByText(teamMany.match.invites).click();
    await dialog.getByText(team.permission.create_delete, { exact: true }).click();
    await dialog.getByText(team.permission.edit, { exact: true }).click();
    await dialog.getByRole("button", { name: counted(startOf(teamMany.match), 10) }).click();

    await expect(dialog.getByText(teamMany.progress.ended)).toBeVisible({ timeout: 60_000 });
    await look("result");
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: teamMany.progress.download }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^team-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = readFileSync(await file.path(), "utf8");
    const delimiter = code === "de" ? ";" : ",";
    const result: string[][] = parse(text, { bom: true, delimiter });
    expect(result.map(([line, who]) => [line, who])).toEqual([
      ["Line", "Name"],
      ...people.map((_, n) => [String(n + 2), `Person ${n + 1}`]),
      ["11", "'=SUM(1)"],
      ["12", "No Address"],
      ["13", "Twice"],
      ["14", "Ada Lovelace"],
    ]);
    expect(result.slice(1).map((row) => row.at(-1))).toEqual([
      `${teamMany.result.invited} ${fill(teamMany.leftOut.notLink, { column: contacts.website, value: "javascript:alert(1)" })}`,
      ...people.slice(2).map(() => teamMany.result.invited),
      `${teamMany.result.made} ${teamMany.reasons.recipientLimit}`,
      `${teamMany.result.made} ${teamMany.reasons.noEmail}`,
      teamMany.reasons.emailInvalid,
      teamMany.reasons.twice,
      teamMany.reasons.own,
    ]);
    await dialog.getByRole("button", { name: teamMany.progress.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("main").locator("ul[aria-label] > li")).toHaveCount(8);
    await look("team");

    // The remaining people are invited automatically later, unless stopped; then by one button, up to the day's limit.
    await page.getByRole("button", { name: teamMany.notice.show, exact: true }).click();
    await expect(dialog.getByRole("button", { name: teamMany.progress.rest })).toHaveCount(0);
    await look("rest");
    await dialog.getByRole("button", { name: teamMany.progress.stop }).click();
    await expect(dialog.getByText(counted(String(teamMany.progress.notInvited_one), 1))).toBeVisible();
    await dialog.getByRole("button", { name: teamMany.progress.rest }).click();
    await expect(dialog.getByRole("button", { name: teamMany.progress.stop })).toBeVisible({
      timeout: 60_000,
    });
    await dialog.getByRole("button", { name: teamMany.progress.close }).click();
    await expect(dialog).toHaveCount(0);

    // For print, from the team and from the list of cards: sheets, pages of one card each, and codes.
    const printing = page.getByRole("dialog", { name: teamMany.print.title });
    const print = async (...choices: string[]) => {
      await page.getByRole("button", { name: teamMany.print.open }).click();
      for (const choice of choices) await printing.getByText(choice, { exact: true }).click();
      if (choices.length === 0) await look("print");
      return downloaded();
    };
    const downloaded = async () => {
      const arriving = page.waitForEvent("download");
      await printing.getByRole("button", { name: teamMany.print.start }).click();
      const printed = await arriving;
      await expect(printing).toHaveCount(0);
      return { name: printed.suggestedFilename(), bytes: readFileSync(await printed.path()) };
    };
    const { sheet, single, codes, all, assigned, chosen, a4, letter, eu, us } = teamMany.print;
    for (const screen of ["/dashboard-team", "/dashboard-business-cards"]) {
      await page.goto(addressOf(code, screen));
      await page.getByRole("button", { name: teamMany.print.open }).click();
      await printing.getByRole("button", { name: dashboard.close, exact: true }).click();
      await expect(printing).toHaveCount(0);
      const sheets = await print();
      expect(sheets.name).toMatch(/^Ada Lovelace cards-sheet-\d{4}-\d{2}-\d{2}\.pdf$/);
      expect(pagesIn(sheets.bytes)).toBe(2);
      const pages = await print(assigned, us, single);
      expect(pages.name).toMatch(/ cards-single-/);
      expect(pagesIn(pages.bytes)).toBe(16);
      // Eight cards of the larger size fit on a sheet of Letter.
      expect(pagesIn((await print(all, sheet, eu, letter)).bytes)).toBe(4);
      await page.getByRole("button", { name: teamMany.print.open }).click();
      await printing.getByText(a4, { exact: true }).click();
      await printing.getByText(chosen, { exact: true }).click();
      await expect(printing.getByRole("button", { name: teamMany.print.start })).toBeDisabled();
      await printing.getByRole("textbox", { name: teamMany.print.search }).fill("person 3");
      await printing.getByRole("checkbox", { name: "Person 3" }).check();
      await expect(printing.getByRole("checkbox")).toHaveCount(1);
      await look(`chosen${screen.length}`);
      expect(pagesIn((await downloaded()).bytes)).toBe(2);
      const zip = await print(codes);
      expect(zip.name).toMatch(/ codes-\d{4}-\d{2}-\d{2}\.zip$/);
      // Of the only chosen card: an entry, and its line in the directory.
      expect(zip.bytes.toString("latin1").match(/Person \d\.svg/g)).toEqual(["Person 3.svg", "Person 3.svg"]);
      await page.getByRole("button", { name: teamMany.print.open }).click();
      await printing.getByRole("button", { name: team.cancel }).click();
      await expect(printing).toHaveCount(0);
    }

    await page.goto(addressOf(code, "/dashboard-team"));
    // It can be opened again.
    await page.getByRole("button", { name: teamMany.open }).click();
    await dialog.getByRole("button", { name: new RegExp(`^${teamMany.notice.show}: `) }).click();
    await expect(dialog.getByText(teamMany.progress.ended)).toBeVisible();
    await dialog.getByRole("button", { name: team.close }).click();
    await expect(dialog).toHaveCount(0);
  });
}

test("names without addresses become cards, and nobody is invited", async ({ page }) => {
  const { team, teamMany } = await messagesOf("en");
  await giveSeats(await signUpProved(page, "en", "Ada Lovelace"), 3);
  await page.goto("/dashboard-team");
  await page.getByRole("button", { name: teamMany.open }).click();
  const dialog = page.getByRole("dialog", { name: teamMany.title });
  await dialog.getByRole("textbox", { name: teamMany.file.paste }).fill("Name\nGrace Hopper\nAlan Turing");
  await dialog.getByRole("button", { name: teamMany.file.check }).click();
  await expect(dialog.getByRole("checkbox", { name: teamMany.match.invites })).not.toBeChecked();
  await dialog
    .getByRole("button", { name: counted(String(teamMany.match.start_other), 2), exact: true })
    .click();
  await expect(dialog.getByText(counted(String(teamMany.progress.cards_other), 2))).toBeVisible({
    timeout: 60_000,
  });
  await dialog.getByRole("button", { name: teamMany.progress.close }).click();
  await expect(page.getByText(team.empty.title)).toBeVisible();
});

const pagesIn = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type \/Page /g)?.length ?? 0;

/** The button that creates many cards and invites to them, in a language's plural form for ten. */
const startOf = (match: Record<string, unknown>): string =>
  String(match.startInviting_few ?? match.startInviting_many ?? match.startInviting_other);
