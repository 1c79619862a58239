import { defineConfig } from "playwright/test";
import { CHROMIUM_ARGS, chromiumPath } from "../support/chromium.ts";

/** Journeys in a real Chromium against the built Workers. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "../support/global-server.ts",
  // A separate folder: it is emptied at the start, with other runners' output in it.
  outputDir: "../../test-results/chromium",
  timeout: 90_000,
  // A shared machine may be slow for a moment; only a failure that occurs twice counts.
  retries: 1,
  expect: { timeout: 10_000 },
  // A journey often waits for the screen: three at a time use two cores.
  workers: 3,
  fullyParallel: true,
  reporter: [
    ["list"],
    ["json", { outputFile: "../../test-results/e2e.json" }],
    // Of a part of a divided run, to be added up with the others.
    ...(process.env.BLOBS ? [["blob", { outputDir: `../../${process.env.BLOBS}` }] as const] : []),
  ],
  use: {
    // After this time the step fails instead of waiting for the whole test.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: process.env.E2E_ORIGIN ?? "http://localhost:8797",
    locale: "en-US",
    // Steps wait for the end of transitions: here there are none.
    reducedMotion: "reduce",
    // As browsers with windows give it to the page that is in front.
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_ARGS,
    },
  },
});
