import { expect, test } from "vitest";
import { ask, originOf, type Response } from "../support/http.ts";
import { mailTo, newEmail, newPerson, PASSWORD } from "./api-client.ts";

/** Sends a form as a browser without script does, and reads the resulting document. */
function post(path: string, fields: Record<string, string>): Promise<Response> {
  return ask("app", path, {
    method: "POST",
    headers: {
      Accept: "text/html",
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: originOf("app"),
    },
    body: new URLSearchParams(fields).toString(),
  });
}

function inputOf({ text }: Response, name: string) {
  const tag = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(text)?.[0] ?? "";
  return { value: / value="([^"]*)"/.exec(tag)?.[1], isInvalid: tag.includes('aria-invalid="true"') };
}

test("a wrong password keeps the e-mail address, says so above the form, and comes back nowhere", async () => {
  const { email } = await newPerson();
  const response = await post("/login", { email, password: "not this one", temporaryIds: "[]" });
  expect(response.status).toBe(401);
  expect(inputOf(response, "email")).toEqual({ value: email, isInvalid: false });
  expect(inputOf(response, "password")).toEqual({ value: "", isInvalid: false });
  expect(response.text).toMatch(/role="alert".*The e-mail address or the password is not right\./);
  expect(response.text).not.toContain("not this one");
});

test("bad values are answered beside their fields, with all that was typed but the secrets", async () => {
  const typed = { name: "Zoë", email: "zoe at home", password: "short-1" };
  const response = await post("/sign-up", { ...typed, firstTouch: "{", temporaryIds: '["kept-to-itself"]' });
  expect(response.status).toBe(422);
  expect(inputOf(response, "name")).toEqual({ value: "Zoë", isInvalid: false });
  expect(inputOf(response, "email")).toEqual({ value: "zoe at home", isInvalid: true });
  expect(inputOf(response, "password")).toEqual({ value: "", isInvalid: true });
  expect(response.text).toContain("Please enter a valid e-mail address.");
  expect(response.text).toContain("Please use at least 10 characters.");
  expect(response.text).not.toContain("short-1");
  expect(response.text).not.toContain("kept-to-itself");
});

test("what the service refuses stands beside its field too, in the form's language", async () => {
  const { email } = await newPerson();
  const response = await post("/it/sign-up", { name: "Zoë", email, password: PASSWORD });
  expect(response.status).toBe(422);
  expect(response.text).toContain('<html lang="it"');
  expect(inputOf(response, "email")).toEqual({ value: email, isInvalid: true });
  expect(inputOf(response, "password")).toEqual({ value: "", isInvalid: false });
});

test("names that a browser would not send are neither followed nor an error of ours", async () => {
  const email = newEmail();
  const odd = { "email[4000000000]": "x", "a.b": "1", "__proto__.x": "1", __intent__: "x", __state__: "{" };
  const response = await post("/login", { ...odd, email, password: "not this one" });
  expect(response.status).toBe(401);
  expect(inputOf(response, "email").value).toBe(email);
  expect((await post("/login", { email, password: "x", isAdmin: "1" })).status).toBe(422);
});

test("a password is forgotten and changed by the form of the mailed link, once", async () => {
  const { email } = await newPerson();
  const bad = await post("/forgot-password", { email: "nobody" });
  expect([bad.status, inputOf(bad, "email")]).toEqual([422, { value: "nobody", isInvalid: true }]);
  expect((await post("/forgot-password", { email })).status).toBe(200);
  const { text } = await mailTo(email, /password/i);
  const path = /\/forgot-password-change\/[A-Za-z0-9_-]{43}/.exec(text)?.[0] ?? "";
  const other = await post(path, { password: "a brand new secret", confirm: "another new secret" });
  expect([other.status, inputOf(other, "confirm").isInvalid]).toEqual([422, true]);
  expect(other.text).toContain("Passwords do not match");
  const change = () => post(path, { password: "a brand new secret", confirm: "a brand new secret" });
  expect((await change()).status).toBe(200);
  expect((await change()).status).toBe(422);
  expect((await post("/login", { email, password: "a brand new secret" })).status).toBe(302);
});
