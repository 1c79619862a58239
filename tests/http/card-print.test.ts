import { createCanvas } from "@napi-rs/canvas";
import jsQR from "jsqr";
import { getDocument, OPS, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, cookieHeader, newVerifiedPerson, PASSWORD, type Person } from "./api-client.ts";
import { png } from "./images.ts";

const MM = 72 / 25.4;
let owner: Person;
let cookie: string;
const codes: string[] = [];

async function sessionOf({ email }: Person): Promise<string> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app") };
  const body = String(new URLSearchParams({ email, password: PASSWORD }));
  const response = await ask("app", "/login", { method: "POST", headers, body });
  return cookieHeader(response.headers["set-cookie"] ?? []);
}

async function givePlan({ email }: Person, seats: number): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email, status: "active", seats });
  expect((await ask("app", "/dev/plan", { method: "POST", headers, body })).status).toBe(204);
}

const printed = (file: string, query = "", by = cookie) =>
  ask("app", `/dashboard-team/print/${file}${query}`, { headers: { Cookie: by } });

/** Read by a program that is none of ours. */
const read = (bytes: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 }).promise;

/** A page as pixels, six a millimetre. */
async function drawn(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 6 / MM });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: canvas as never, canvasContext: canvas.getContext("2d") as never, viewport })
    .promise;
  const pixels = (x: number, y: number, width: number, height: number) =>
    canvas
      .getContext("2d")
      .getImageData(Math.round(x * 6), Math.round(y * 6), Math.round(width * 6), Math.round(height * 6));
  const colorAt = (x: number, y: number) => [...pixels(x, y, 1, 1).data.slice(0, 3)];
  return { canvas, pixels, colorAt, size: [viewport.width / 6, viewport.height / 6].map(Math.round), page };
}

const NAMES = [
  "Ada Lovelace",
  "محمد بن أحمد الخوارزمي",
  "山田太郎",
  "Grace Brewster Murray Hopper-Vandenberg von Württemberg",
];

beforeAll(async () => {
  owner = await newVerifiedPerson();
  await givePlan(owner, 12);
  for (let n = 0; n < 12; n++) {
    const contacts = [
      { name: "company", value: "Analytical Engines" },
      { name: "position", value: "Founder" },
      { name: "phone", value: "+49 30 1234567" },
      { name: "email", value: `${"very.long.".repeat(n % 3)}ada@visita.example` },
      { name: "website", value: "https://visita.example/" },
    ];
    const card = {
      title: n < 2 ? "Twice" : `Card ${n}`,
      header: NAMES[n % 4],
      contacts,
      design: (n % 8) + 1,
      backgroundColor: "#1B4332",
      fontColor: "#FFFFFF",
    };
    const { json, status } = await api("/_/business-cards", { token: owner.token, json: card });
    expect(status).toBe(201);
    codes.unshift(json.qrUrl);
    if (n === 11) {
      const form = new FormData();
      form.set("image", new File([png(40, 20)], "logo.png", { type: "image/png" }));
      const sent = await api(`/_/business-cards/${json.hash}/image/logo`, {
        method: "POST",
        token: owner.token,
        form,
      });
      expect([200, 201, 204]).toContain(sent.status);
    }
  }
  cookie = await sessionOf(owner);
});

describe("the cards of a team for print", () => {
  test("stand ten on a sheet, with their codes behind them", async () => {
    const response = await printed("sheet");
    expect([response.status, response.headers["content-type"], response.headers["x-total-count"]]).toEqual([
      200,
      "application/pdf",
      "12",
    ]);
    expect(response.headers["content-disposition"]).toMatch(
      /filename="[\w-]+-cards-sheet-\d{4}-\d{2}-\d{2}\.pdf"/,
    );
    const document = await read(response.bytes);
    expect(document.numPages).toBe(4);
    const front = await drawn(document, 1);
    expect(front.size).toEqual([210, 297]);
    // The card's colour reaches into its bleed and no further, and the second column begins behind a gutter of two bleeds.
    for (const x of [18, 60, 103, 107, 192]) expect([x, front.colorAt(x, 13)]).toEqual([x, [27, 67, 50]]);
    expect(front.colorAt(12, 100)).toEqual([255, 255, 255]);
    // Nothing is a font, so nothing can be missing; each line is outlines.
    const { fnArray } = await front.page.getOperatorList();
    expect(fnArray).not.toContain(OPS.showText);
    const back = await drawn(document, 2);
    // Mirrored, so that each back lies behind its front: the first card's is on the right.
    for (const [n, url] of codes.slice(0, 10).entries()) {
      const [column, row] = [1 - (n % 2), Math.floor(n / 2)];
      const { data, width, height } = back.pixels(17 + column * 91, 11 + row * 55, 85, 55);
      expect([n, jsQR(new Uint8ClampedArray(data), width, height)?.data]).toEqual([n, url]);
    }
    // The front's colour is around a white panel, which is the quiet zone as well.
    for (const [x, expected] of [
      [20, [27, 67, 50]],
      [99, [27, 67, 50]],
      [42, [255, 255, 255]],
    ] as const)
      expect([x, back.colorAt(x, 38)]).toEqual([x, [...expected]]);
    const rest = await drawn(document, 3);
    expect(rest.colorAt(20, 200)).toEqual([255, 255, 255]);
  });

  test("stand each on a page of its own, as printers want it, with every letter drawn", async () => {
    const document = await read((await printed("single")).bytes);
    expect(document.numPages).toBe(24);
    const boxes = new Set<string>();
    for (let number = 1; number <= 24; number++) boxes.add(String((await document.getPage(number)).view));
    expect(boxes.size).toBe(1);
    const raw = (await printed("single")).bytes.toString("latin1");
    const box = (name: string) =>
      (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(raw)?.[1] ?? "")
        .split(" ")
        .map((value) => Number(value) / MM);
    const [left = 0, bottom = 0, right = 0, top = 0] = box("TrimBox");
    expect([right - left, top - bottom].map((mm) => mm.toFixed(2))).toEqual(["85.00", "55.00"]);
    const [outerLeft = 0] = box("BleedBox");
    expect((left - outerLeft).toFixed(2)).toBe("3.00");
    for (let number = 1; number <= 8; number++) {
      const { pixels } = await drawn(document, number * 2 - 1);
      const { data } = pixels(left + 3, bottom + 3, 79, 49);
      let light = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 200) light++;
      // Some of it is letters, none of it a box or a line across.
      expect([number, light > 400, light < data.length / 4 / 5]).toEqual([number, true, true]);
    }
  });

  test("are none, or only those that are assigned, or another's", async () => {
    expect((await printed("sheet", "?cards=assigned")).status).toBe(404);
    const invited = await api("/_/team/members", {
      token: owner.token,
      json: {
        email: `x${Date.now()}@visita.example`,
        card: codes.length ? (await api("/_/business-cards", { token: owner.token })).json.items[0].hash : "",
      },
    });
    expect(invited.status).toBe(201);
    const some = await printed("single", "?cards=assigned");
    expect([some.status, (await read(some.bytes)).numPages]).toEqual([200, 2]);
    const free = await newVerifiedPerson();
    expect((await printed("sheet", "", await sessionOf(free))).status).toBe(402);
    expect((await printed("sheet", "?cards=x")).status).toBe(422);
    expect((await printed("other")).status).toBe(404);
  });

  test("are those that are chosen, on the paper and in the size that are wanted", async () => {
    const list = (await ask("app", "/dashboard-team/print", { headers: { Cookie: cookie } })).json<{
      value: { hash: string }[];
    }>().value;
    expect(list).toHaveLength(12);
    const hashes = [list[0], list[5], list[11]].map((card) => card?.hash).join(",");
    const few = await printed("sheet", `?cards=chosen&hashes=${hashes}&paper=letter&size=us`);
    expect([few.status, few.headers["x-total-count"]]).toEqual([200, "3"]);
    const document = await read(few.bytes);
    expect([document.numPages, (await drawn(document, 1)).size]).toEqual([2, [216, 279]]);
    const whole = await read((await printed("sheet", "?paper=letter")).bytes);
    // Eight fit on a sheet, so twelve cards take two.
    expect(whole.numPages).toBe(4);
    const single = (await printed("single", `?cards=chosen&hashes=${hashes}&size=us`)).bytes.toString(
      "latin1",
    );
    const [left = 0, bottom = 0, right = 0, top = 0] = (/\/TrimBox \[([^\]]+)\]/.exec(single)?.[1] ?? "")
      .split(" ")
      .map((value) => Number(value) / MM);
    expect([right - left, top - bottom].map((mm) => mm.toFixed(1))).toEqual(["88.9", "50.8"]);
    const other = await newVerifiedPerson();
    await givePlan(other, 2);
    const stolen = await printed("sheet", `?cards=chosen&hashes=${hashes}`, await sessionOf(other));
    expect(stolen.status).toBe(404);
    for (const query of ["?cards=chosen", "?cards=chosen&hashes=x", "?paper=a0", "?size=x"])
      expect([query, (await printed("sheet", query)).status]).toEqual([query, 422]);
  });

  test("have their codes in a zip, each once and by name", async () => {
    const response = await printed("codes");
    expect(response.headers["content-disposition"]).toMatch(/filename="[\w-]+-codes-\d{4}-\d{2}-\d{2}\.zip"/);
    const text = response.bytes.toString("latin1");
    // The name of a directory entry follows 42 bytes.
    const entries = text.split("PK\u0001\u0002").slice(1);
    const names = entries.map((entry) => /^(.*?\.svg)/.exec(entry.slice(42))?.[1]);
    expect(names).toHaveLength(12);
    expect(names).toEqual(expect.arrayContaining(["Twice.svg", "Twice (2).svg", "Card 11.svg"]));
    expect(text.match(/<svg /g)).toHaveLength(12);
  });
});
