import { expect, test } from "vitest";
import { codeFileName } from "~/features/codes/fetch-code";

test("the two pictures of a code have names of their own", () => {
  expect(codeFileName("Fair card", { format: "png", size: 1024 })).toBe("Fair card QR.png");
  expect(codeFileName("Fair card", { format: "png", size: 2048 })).toBe("Fair card QR 2048.png");
  expect(codeFileName("Fair / card", { format: "svg" })).toBe("Fair card QR.svg");
});
