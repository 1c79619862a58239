import { expect, test } from "vitest";
import { LIMITS } from "~/domain/limits";
import { readFormFields } from "~/server/http/form-fields.server";
import { readSiteForm } from "~/server/http/site/form.server";

function posted(body: string, type = "application/x-www-form-urlencoded"): Request {
  return new Request("http://me.localhost/f", { method: "POST", headers: { "Content-Type": type }, body });
}

test("a form has at most so many fields and bytes", async () => {
  const most = Array.from({ length: LIMITS.formFields }, (_, index) => `f${index}=1`).join("&");
  expect(await readFormFields(posted(most))).toHaveLength(LIMITS.formFields);
  await expect(readFormFields(posted(`${most}&one=more`))).rejects.toMatchObject({ code: "bad_request" });
  const long = `text=${"x".repeat(LIMITS.formBytes)}`;
  await expect(readFormFields(posted(long))).rejects.toMatchObject({ code: "payload_too_large" });
});

test("a form is a form", async () => {
  for (const type of ["application/json", "text/plain", "application/x-www-form-urlencodedx"])
    await expect(readFormFields(posted("a=1", type))).rejects.toMatchObject({
      code: "unsupported_media_type",
    });
});

test("a name that comes again has all its values, in their order", async () => {
  const fields = await readSiteForm(posted("a=1&b=2&a=3&a="));
  expect(Object.fromEntries(fields)).toEqual({ a: ["1", "3", ""], b: "2" });
});
