import { afterEach, expect, test, vi } from "vitest";
import { LIMITS } from "~/domain/limits";
import { withLimitedBody } from "~/server/http/body-limit.server";
import { readFormFields } from "~/server/http/form-fields.server";
import { readSiteForm } from "~/server/http/site/form.server";

afterEach(() => void vi.restoreAllMocks());

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

test("of a form with more fields one field more than allowed is read, and none is compared", async () => {
  let read = 0;
  function* manyFields(): Generator<[string, string]> {
    for (; read < 16_000; read++) yield ["a", ""];
  }
  vi.spyOn(Request.prototype, "formData").mockResolvedValue(manyFields() as unknown as FormData);
  await expect(readFormFields(posted("a="))).rejects.toMatchObject({ code: "bad_request" });
  expect(read).toBe(LIMITS.formFields);
});

test("form data of more parts than a form has fields is refused before it is parsed", async () => {
  const parse = vi.spyOn(Request.prototype, "formData");
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const form = (parts: number, type = "multipart/form-data; boundary=b") =>
    posted(`${part.repeat(parts)}--b--`, type);
  const most = await withLimitedBody(form(LIMITS.formFields));
  expect([...(await most.formData())]).toHaveLength(LIMITS.formFields);
  parse.mockClear();
  for (const request of [form(LIMITS.formFields + 1), form(200), form(1, "multipart/form-data")])
    await expect(readFormFields(request)).rejects.toMatchObject({ code: "bad_request" });
  expect(parse).not.toHaveBeenCalled();
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
