import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, cookieHeader, newPerson, type Person, signInForm } from "./api-client.ts";

let cookie = "";

beforeAll(async () => {
  cookie = cookieHeader(await signInForm("pro@visita.example"));
});

const send = (body: string, type = "text/csv") =>
  ask("app", "/contact-list/imports", {
    method: "POST",
    headers: { Accept: "application/json", Cookie: cookie, Origin: originOf("app"), "Content-Type": type },
    body: Buffer.from(body),
  });

describe("a file to import", () => {
  test("of ten megabytes is read, of one byte more is refused before anything in it is looked at", async () => {
    const row = `${"x".repeat(200)},`.repeat(50_000).slice(0, 9_999_989);
    const whole = `Name,Email\n${row}`;
    expect(whole).toHaveLength(10_000_000);
    const taken = await send(`${whole.slice(0, -1)}\n`);
    expect([taken.status, taken.json()]).toMatchObject([200, { ok: true, value: { total: 1 } }]);
    const { id } = (taken.json() as { value: { id: string } }).value;
    const refused = await send(`${whole}x`);
    expect([refused.status, refused.json()]).toMatchObject([413, { error: { code: "payload_too_large" } }]);
    await ask("app", `/contact-list/imports/${id}`, {
      method: "DELETE",
      headers: { Accept: "application/json", Cookie: cookie, Origin: originOf("app") },
    });
  });

  test("with more rows than may be is refused", async () => {
    const response = await send(`Name\n${"a\n".repeat(50_001)}`);
    expect([response.status, response.json()]).toMatchObject([
      422,
      { error: { messageKey: "importTooManyRows", params: { max: 50_000 } } },
    ]);
  });

  test("that is a picture, nothing, or JSON has nobody in it", async () => {
    for (const body of ["", "\u0000\u0001PNG", "Name,Email"]) {
      expect((await send(body, "text/vcard")).json()).toMatchObject({ error: { messageKey: "importEmpty" } });
    }
  });
});

describe("an export by a program", () => {
  let person: Person;
  beforeAll(async () => {
    person = await newPerson();
  });

  test("is a file with its number of contacts, for every plan, also where there is none", async () => {
    const csv = await api("/_/app/contact-forms/export.csv", { token: person.token });
    expect(csv.status).toBe(200);
    expect(csv.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(/^attachment; filename="contacts-[\d-]+\.csv"$/),
      "cache-control": "private, no-store",
      "x-total-count": "0",
    });
    expect(parse(csv.text, { bom: true })).toHaveLength(1);
    const vcf = await api("/_/app/contact-forms/export.vcf", { token: person.token });
    expect([vcf.status, vcf.text, vcf.headers["content-type"]]).toEqual([
      200,
      "",
      "text/vcard; charset=utf-8",
    ]);
  });

  test("refuses what it does not know, and who is not signed in", async () => {
    const { token } = person;
    expect((await api("/_/app/contact-forms/export.csv?for=pdf", { token })).status).toBe(422);
    expect((await api("/_/app/contact-forms/export.csv?from=yesterday", { token })).status).toBe(422);
    expect((await api("/_/app/contact-forms/export.csv")).status).toBe(401);
    expect((await api("/_/app/contact-forms/export.xml", { token })).status).toBe(404);
  });
});
