import { describe, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";

type Surface = "app" | "site" | "api";

/** Sends a form. @returns the response's status */
async function post(surface: Surface, path: string, headers: Record<string, string>, body: string) {
  const own = { Origin: originOf(surface), ...headers };
  return (await ask(surface, path, { method: "POST", headers: own, body })).status;
}

const postFields = (surface: "app" | "site", path: string, body: string) => {
  const type = "application/x-www-form-urlencoded";
  return post(surface, path, { "Content-Type": type, "CF-Connecting-IP": "10.44.0.1" }, body);
};

const repeated = (count: number) => "a=&".repeat(count);
const distinct = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=&`).join("");

describe("a form of thousands of fields is refused before they are compared with each other", () => {
  test.each(["/login", "/sign-up", "/forgot-password", `/forgot-password-change/${"x".repeat(43)}`])(
    "%s",
    async (path) => {
      expect(await postFields("app", path, repeated(16_000))).toBe(400);
      expect(await postFields("app", path, repeated(64_000))).toBe(413);
      expect(await postFields("app", path, repeated(360_000))).toBe(413);
      expect(await postFields("app", path, distinct(9_000))).toBe(400);
    },
  );

  test.each(["/report/nobody-has-this", "/f/pg_00000000000000000000000000"])("%s", async (path) => {
    expect(await postFields("site", path, repeated(16_000))).toBe(400);
    expect(await postFields("site", path, distinct(9_000))).toBe(400);
  });
});

test("form data of many parts is refused before it is parsed", async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const send = (type: string, parts: number) => {
    const headers = { "Content-Type": type, "CF-Connecting-IP": "10.44.0.2" };
    return post("app", "/editor/temporary", headers, `${part.repeat(parts)}--b--`);
  };
  expect(await send("multipart/form-data; boundary=b", 80_000)).toBe(400);
  expect(await send('multipart/form-data; boundary="b"', 80_000)).toBe(400);
  expect(await send("multipart/form-data", 1)).toBe(400);
  expect(await send("multipart/form-data; boundary=b", 3)).toBe(422);
});

/** Types whose parser uses another boundary than the visible one, or with more parameters than any program sends. */
const HIDDEN_BOUNDARIES = [
  'multipart/form-data; a="; boundary=zzzzz"; boundary=x',
  'multipart/form-data; a="\\"; boundary=zzzzz; b="; boundary=x',
  'multipart/form-data; boundary="\\x"',
  'multipart/form-data; q="; boundary=zz"; boundary="x"',
  "multipart/form-data; boundary=zz; boundary=x",
  "multipart/form-data; boundary=x; charset=utf-8",
  "multipart/form-data; boundary=x;",
  "multipart/form-data; boundary=x, multipart/form-data; boundary=zz",
  "multipart/form-data ; boundary=x",
  "multipart/form-data; Boundary =x",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"x".repeat(71)}`,
  "multipart/mixed; boundary=x",
  "Multipart/Form-Data;",
];

test.each(HIDDEN_BOUNDARIES)("form data as %s is refused before it is parsed", async (type) => {
  const part = '--x\r\nContent-Disposition: form-data; name=""\r\n\r\n\r\n';
  for (const [surface, path] of [
    ["app", "/editor/temporary"],
    ["app", "/login"],
    ["api", "/app/entity/temporarily-save"],
  ] as const) {
    for (const parts of [1, 18_000, 90_000]) {
      const headers = { "Content-Type": type, "CF-Connecting-IP": "10.44.0.3" };
      const found = await post(surface, path, headers, part.repeat(parts));
      // A body too large for anything but an image is refused as too large.
      const status = parts === 90_000 ? 413 : 400;
      expect([path, parts, found]).toEqual([path, parts, status]);
    }
  }
});

test.each([
  "multipart/form-data; boundary=----WebKitFormBoundaryZ0aB9xYzQ1w2E3r4",
  "multipart/form-data; boundary=----geckoformboundary1f0c9f0b8a7d6e5c4b3a291807f6e5d4",
  "multipart/form-data; boundary=---------------------------9051914041544843365972754266",
  "multipart/form-data; boundary=------------------------d74496d66958873e",
  "multipart/form-data; boundary=----formdata-undici-012345678901",
  "multipart/form-data;boundary=0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  'multipart/form-data; boundary="2f1b8e0a-5c3d-4e6f-9a7b-0c1d2e3f4a5b"',
  'Multipart/Form-Data; Boundary="----=_Part_1_12345.67890"',
])("form data as browsers and programs send it is read: %s", async (type) => {
  const boundary = /boundary="?([^"]+)/i.exec(type)?.[1];
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="email"\r\n\r\nx\r\n--${boundary}--\r\n`;
  const headers = { "Content-Type": type, Origin: originOf("app"), "CF-Connecting-IP": "10.44.0.4" };
  expect((await ask("app", "/login", { method: "POST", headers, body })).status).toBe(422);
});

test("a name that is sent again counts once, with its last value", async () => {
  const body = `email=a@visita.example&email=nobody&password=x`;
  expect(await postFields("app", "/login", body)).toBe(422);
});
