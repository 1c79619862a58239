import { describe, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";

/** What one request may keep an isolate busy for, on a machine that does other things as well. */
const MAX_MS = 1_500;

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

async function timed(surface: "app" | "site", path: string, body: string) {
  const startedAt = performance.now();
  const headers = { ...urlencoded, Origin: originOf(surface), "CF-Connecting-IP": "10.44.0.1" };
  const { status } = await ask(surface, path, { method: "POST", headers, body });
  return { status, isQuick: performance.now() - startedAt < MAX_MS };
}

const repeated = (count: number) => "a=&".repeat(count);
const distinct = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=&`).join("");

describe("a form of thousands of fields is refused before they are compared with each other", () => {
  test.each(["/login", "/sign-up", "/forgot-password", `/forgot-password-change/${"x".repeat(43)}`])(
    "%s",
    async (path) => {
      expect(await timed("app", path, repeated(16_000))).toEqual({ status: 400, isQuick: true });
      expect(await timed("app", path, repeated(64_000))).toEqual({ status: 413, isQuick: true });
      expect(await timed("app", path, repeated(360_000))).toEqual({ status: 413, isQuick: true });
      expect(await timed("app", path, distinct(9_000))).toEqual({ status: 400, isQuick: true });
    },
  );

  test.each(["/report/nobody-has-this", "/f/pg_00000000000000000000000000"])("%s", async (path) => {
    expect((await timed("site", path, repeated(16_000))).isQuick).toBe(true);
    expect((await timed("site", path, distinct(9_000))).isQuick).toBe(true);
  });
});

test("form data of many parts is refused before it is parsed", async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const post = async (type: string, parts: number) => {
    const startedAt = performance.now();
    const { status } = await ask("app", "/editor/temporary", {
      method: "POST",
      headers: { "Content-Type": type, Origin: originOf("app"), "CF-Connecting-IP": "10.44.0.2" },
      body: `${part.repeat(parts)}--b--`,
    });
    return { status, isQuick: performance.now() - startedAt < MAX_MS };
  };
  expect(await post("multipart/form-data; boundary=b", 80_000)).toEqual({ status: 400, isQuick: true });
  expect(await post('multipart/form-data; boundary="b"', 80_000)).toEqual({ status: 400, isQuick: true });
  expect(await post("multipart/form-data", 1)).toEqual({ status: 400, isQuick: true });
  expect(await post("multipart/form-data; boundary=b", 3)).toEqual({ status: 422, isQuick: true });
});

test("a name that is sent again counts once, with its last value", async () => {
  const body = `email=a@visita.example&email=nobody&password=x`;
  expect(await timed("app", "/login", body)).toEqual({ status: 422, isQuick: true });
});
