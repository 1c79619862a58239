import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { printWishSchema } from "~/domain/cards/print/wish";
import { plainCodePng } from "~/domain/codes/plain-png";
import { PLAIN_STYLE } from "~/domain/codes/style";
import { dueJobs } from "~/server/data/outbox.server";
import { streamOf } from "~/server/http/streamed.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { uploadCardImage } from "~/server/services/cards/card-images.server";
import { printCards } from "~/server/services/cards/print/print-cards.server";
import { FileNames, zipCodes } from "~/server/services/cards/print/zip-codes.server";
import { changeCardCodes, listCardCodes } from "~/server/services/codes/card-codes.server";
import { memberImportShard, startMemberImport } from "~/server/services/team/import/start-import.server";
import { runJob } from "../../workers/jobs/table";
import { order } from "../support/card-codes";
import { team } from "../support/teams";

const ALL = printWishSchema.parse({});

async function whole(
  pieces: AsyncGenerator<Uint8Array>,
): Promise<{ text: string; bytes: number; most: number }> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  const text = parts.map((part) => new TextDecoder("latin1").decode(part)).join("");
  return { text, bytes, most: Math.max(...parts.map(({ length }) => length)) };
}

/** A platform whose share image Worker draws the texts that `canDraw` accepts. */
function drawing(canDraw: (text: string) => boolean) {
  const real = (env as unknown as Bindings).SHARE_IMAGE;
  const calls: number[] = [];
  const SHARE_IMAGE: Bindings["SHARE_IMAGE"] = {
    render: (...args) => real.render(...args),
    drawCode: (...args) => real.drawCode(...args),
    scrimStrip: (input) => real.scrimStrip(input),
    drawTexts: (texts, read) => {
      calls.push(texts.length);
      if (texts.some(({ text }) => !canDraw(text))) throw new Error("too large");
      return real.drawTexts(texts, read);
    },
  };
  return { SHARE_IMAGE, calls };
}

test("a file of 200 cards comes piece by piece, and is small, drawn in ten calls", async () => {
  const { SHARE_IMAGE, calls } = drawing(() => true);
  const { platform, owner } = await team(200, { SHARE_IMAGE });
  const rows = Array.from(
    { length: 200 },
    (_, n) => `Person Nummer ${n},Sales and Partnerships,Analytical Engines`,
  );
  const text = `Name,Position,Company\n${rows.join("\n")}`;
  await startMemberImport(platform, owner, { text, permission: "edit", invites: false });
  for (;;) {
    const [job] = await dueJobs(platform.db, memberImportShard(owner.userId), platform.now(), 1);
    if (!job) break;
    await runJob(platform, job);
    await platform.db.run(`UPDATE outbox SET state = 'done' WHERE id = '${job.id}'`);
  }
  const { total, body } = await printCards(platform, owner, ALL, "sheet");
  const { text: pdf, bytes, most } = await whole(body);
  expect([total, pdf.match(/\/Type \/Page /g)?.length]).toEqual([200, 40]);
  expect(pdf.slice(-6)).toBe("%%EOF\n");
  expect([bytes < 6_000_000, most < 400_000]).toEqual([true, true]);
  expect(calls).toHaveLength(10);
});

/** Member input that is hard to draw: wide letters of many strokes, no line breaks, stacked marks. */
const HARD = {
  strokes: "\uFDFA".repeat(300),
  unparted: "Wm".repeat(150),
  kanji: "鬱".repeat(300),
  marks: `a${"\u0301".repeat(299)}`,
  emoji: "👨‍👩‍👧‍👦".repeat(40),
  half: `${"x".repeat(299)}\uFDFA`,
};

const hardCard = (text: string) => ({
  header: [...text].slice(0, 120).join(""),
  contacts: [
    ...["company", "position", "address"].map((name) => ({ name, value: text })),
    { name: "phone", value: "+49 30 1234567" },
  ].map((contact, at) => ({ key: `k${at}`, label: "", ...contact })),
});

test("texts of some members that are hard to draw leave the file of all whole and small", async () => {
  for (const [kind, text] of Object.entries(HARD)) {
    const { platform, owner, makeCard } = await team(10);
    for (let n = 0; n < 10; n++) await makeCard({ title: `Card ${n}`, ...hardCard(text) });
    const { text: pdf, bytes } = await whole((await printCards(platform, owner, ALL, "sheet")).body);
    expect([kind, pdf.slice(-6), bytes < 2_500_000]).toEqual([kind, "%%EOF\n", true]);
  }
});

test("a file of which a text cannot be drawn fails: no card is printed blank", async () => {
  const { SHARE_IMAGE, calls } = drawing((text) => !text.startsWith("Undrawable"));
  const { platform, owner, makeCard } = await team(3, { SHARE_IMAGE });
  for (const header of ["Ada", "Undrawable", "Bob"]) await makeCard({ title: header, header });
  const { body } = await printCards(platform, owner, ALL, "single");
  await expect(whole(body)).rejects.toThrow("too large");
  expect(calls).toEqual([12]);
});

test("a file that fails is no file: at its beginning there is none, further on it is broken off", async () => {
  async function* failing(after: number) {
    for (let n = 0; n < after; n++) yield Uint8Array.of(n);
    throw new Error("away");
  }
  await expect(streamOf(failing(0))).rejects.toThrow("away");
  const reader = (await streamOf(failing(1))).getReader();
  expect(await reader.read()).toEqual({ done: false, value: Uint8Array.of(0) });
  await expect(reader.read()).rejects.toThrow("away");
  // No byte of the file is sent before the first cards are drawn.
  const { SHARE_IMAGE, calls } = drawing(() => true);
  const { owner, platform, makeCard } = await team(5, { SHARE_IMAGE });
  await makeCard();
  const { body } = await printCards(platform, owner, ALL, "single");
  expect(new TextDecoder().decode((await body.next()).value).slice(0, 8)).toBe("%PDF-1.4");
  expect(calls).toEqual([4]);
});

test("thousands of files of one name are each numbered, in one pass", () => {
  const names = new FileNames();
  const [first, second, other, ...rest] = ["Card", "CARD", "Card (2)", ...Array(4_000).fill("card")].map(
    (title) => names.take(title),
  );
  expect([first, second, other]).toEqual(["Card.svg", "CARD (2).svg", "Card (2) (2).svg"]);
  expect(new Set(rest).size).toBe(4_000);
  expect([names.looks < 10_000, rest.at(-1)]).toEqual([true, "card (4002).svg"]);
});

test("an image that many cards show is in the file once, and codes look as their owner styled them", async () => {
  const { platform, owner, makeCard } = await team();
  const png = plainCodePng("https://visita.example", 1024);
  for (const title of ["One", "Two"]) {
    const card = await makeCard({ title, header: title, backgroundColor: "#123456" });
    await uploadCardImage(platform, owner, card.hash, "logo", new File([png as BlobPart], "logo.png"));
    const [first] = await listCardCodes(platform, owner, card.hash);
    const style = {
      ...PLAIN_STYLE,
      dark: "#1B4332",
      caption: "مرحبا",
      frame: "band" as const,
      hasLogo: true,
    };
    await changeCardCodes(platform, owner, card.hash, order({ intent: "change", code: first?.code, style }));
    await changeCardCodes(platform, owner, card.hash, order({ intent: "make", name: "Fair" }));
  }
  const { text: pdf } = await whole((await printCards(platform, owner, ALL, "single")).body);
  // Over the card's colour on the front, and over the code's light one on the back.
  expect(pdf.match(/\/DCTDecode/g)).toHaveLength(2);
  const { text: zip } = await whole((await zipCodes(platform, owner, ALL)).body);
  expect(zip.match(/#1B4332/g)?.length).toBeGreaterThan(1);
  expect(zip.match(/<image /g)).toHaveLength(2);
  for (const name of ["One.svg", "Two.svg", "One – Fair.svg", "Two – Fair.svg"])
    expect(zip).toContain(new TextDecoder("latin1").decode(new TextEncoder().encode(name)));
  await platform.drain();
});
