import { beforeAll, expect, test } from "vitest";
import { ask, originOf } from "../support/http";
import { api } from "./api-client";

const CREDENTIALS = { email: "pro@visita.example", password: "visita-demo-1" };
const BLOCK = { key: "long", type: "text", data: { text: "x".repeat(5_000_000) } };
/** Five megabytes that are no JSON: parsing them answers 400 instead. */
const UNREADABLE = `{"page":${"[".repeat(5_000_000)}`;

let cookie = "";
let token = "";
let page = { id: "", etag: "" };

beforeAll(async () => {
  const login = await ask("app", "/login", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app") },
    body: new URLSearchParams(CREDENTIALS).toString(),
  });
  cookie = (login.headers["set-cookie"] ?? []).map((set) => set.split(";")[0]).join("; ");
  token = (await api("/security/login", { json: CREDENTIALS })).json.token;
  const { items } = (await api("/_/pages", { token })).json;
  const { id } = items.find(({ slug }: { slug: string }) => slug === "ada");
  page = { id, etag: await etagOf(id) };
});

const etagOf = async (id: string) => (await api(`/_/pages/${id}`, { token })).headers.etag ?? "";

const save = (method: "POST" | "PUT", path: string, body: string) =>
  ask("app", path, {
    method,
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      Cookie: cookie,
      Origin: originOf("app"),
    },
    body,
  });

test.each([
  ["a new page", "POST", "/editor/save"],
  ["a change", "PUT", "/editor/{id}/save"],
] as const)(
  "the editor's call is refused %s of five megabytes, unread, in its own words",
  async (_what, method, path) => {
    for (const body of [JSON.stringify({ page: { blocks: [BLOCK] } }), UNREADABLE]) {
      const response = await save(method, path.replace("{id}", page.id), body);
      expect(response.status).toBe(413);
      // What the editor's own code reads: anything else it takes for a lost connection.
      expect(response.json()).toMatchObject({ ok: false, error: { code: "payload_too_large" } });
    }
    expect(await etagOf(page.id)).toBe(page.etag);
  },
);

test.each([
  ["a new page", "POST", "/_/pages"],
  ["a change", "PUT", "/_/pages/{id}"],
])("the API is refused %s of five megabytes, unread", async (_what, method, path) => {
  for (const body of [JSON.stringify({ blocks: [BLOCK] }), UNREADABLE])
    for (const isChunked of [false, true]) {
      const headers = { "Content-Type": "application/json" };
      const response = await api(path.replace("{id}", page.id), { method, token, body, headers, isChunked });
      expect([response.status, response.json.error.code]).toEqual([413, "payload_too_large"]);
    }
  expect(await etagOf(page.id)).toBe(page.etag);
});
