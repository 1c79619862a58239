import { expect, test } from "vitest";
import { parseDimension } from "~/domain/dimension";
import { htmlSnippet } from "~/features/pages/editor/sharing/html-snippet";

test.each([
  ["240", "240px"],
  [" 240 PX ", "240px"],
  ["50%", "50%"],
  ["33.5 %", "33.5%"],
  ["Auto", "auto"],
  ["", null],
  ["0", null],
  ["-5", null],
  ["101%", null],
  ["99999", null],
  ["12em", null],
  ["1px;color:red", null],
])("%s is %s", (typed, dimension) => {
  expect(parseDimension(typed)).toBe(dimension);
});

test("the button for a website is as wide as was asked", () => {
  expect(htmlSnippet("https://a.example", "Visit", "50%")).toContain("width:50%;");
  expect(htmlSnippet("https://a.example", "Visit", "auto")).not.toContain("width:");
});
