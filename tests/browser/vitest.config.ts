import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BROWSER_PACKAGES } from "../../workers/commands/dev-packages.ts";
import { CHROMIUM_ARGS, chromiumPath } from "../support/chromium.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Editor logic in a real browser, without a server: what a screen requests is answered by the test. */
export default defineConfig({
  root,
  plugins: [tailwindcss()],
  // In tests React Aria renders every row of a list, unless it is asked to do as in production.
  define: { "process.env.VIRT_ON": "true" },
  resolve: { alias: [{ find: /^~\//, replacement: `${root}app/` }] },
  optimizeDeps: {
    // Chromium alone: Vite's usual targets are older than what esbuild still translates to.
    esbuildOptions: { target: "es2022" },
    include: [
      ...BROWSER_PACKAGES,
      ...["@remix-run/testing", "fast-check", "react-router-dom", "vitest-browser-react"],
    ],
  },
  test: {
    name: "browser",
    include: ["tests/browser/**/*.test.tsx"],
    setupFiles: ["tests/browser/setup.ts"],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
        contextOptions: { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] },
        actionTimeout: 15_000,
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 720 } }],
    },
    expect: { poll: { timeout: 10_000 } },
    // One page of the browser: a second one would take a core from what runs beside it.
    maxWorkers: 1,
  },
});
