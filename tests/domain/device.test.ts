import { expect, test } from "vitest";
import { deviceOf, readDevice, storedDevice } from "~/domain/accounts/device";

const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const CHROMIUM = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE} Version/18.0 Mobile/15E148 Safari/604.1`,
    "phone:Safari",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    "phone:Chrome",
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${APPLE} Version/17.0 Mobile/15E148 Safari/604.1`,
    "tablet:Safari",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.0 Safari/605.1.15`,
    "computer:Safari",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`,
    "computer:Edge",
  ],
  [`Mozilla/5.0 (Linux; Android 14) ${CHROMIUM} Chrome/130.0.0.0 Mobile Safari/537.36`, "phone:Chrome"],
  [`Mozilla/5.0 (Linux; Android 14) ${CHROMIUM} Chrome/130.0.0.0 Safari/537.36`, "tablet:Chrome"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "computer:Firefox"],
  ["curl/8.1", "program"],
  ["", "program"],
])("%s is %s", (agent, stored) => {
  expect(storedDevice(deviceOf(agent))).toBe(stored);
  expect(storedDevice(readDevice(stored) ?? { kind: "program" })).toBe(stored);
});

test("a header of a megabyte is no work, and what a row cannot mean is nothing", () => {
  expect(deviceOf(`Mozilla/5.0 ${"(".repeat(1_000_000)}`)).toEqual({ kind: "computer" });
  expect([readDevice(null), readDevice("fridge:Cold")]).toEqual([null, null]);
});
