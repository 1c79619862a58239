import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const INSTALLED = [
  // Headless without window chrome: a new context costs a quarter.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function found(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const candidates = [...(named ? [named] : []), ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

/** @returns the Chromium that the tests drive: `CHROMIUM_PATH`, an installed one, or Playwright's own */
export function chromiumPath(): string {
  const path = found();
  if (!path) throw new Error("No Chromium: install the package chromium, or set CHROMIUM_PATH to one.");
  return path;
}

/** Of every run in Chromium: as root without a sandbox, and without calls of its own. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The first that there is: Ubuntu has no shell. */
const BROWSERS = ["chromium-headless-shell", "chromium"];
/** These make Arabic, Japanese and emoji visible in screenshots. */
const FONTS = ["fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"];

/**
 * Makes sure there is a browser: if there is none and the command runs as root on Debian, installs one.
 * @throws Error with one line about what to install
 */
export function ensureChromium(): void {
  if (found()) return;
  const canInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!canInstall) {
    throw new Error(
      "No Chromium: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.",
    );
  }
  console.log("Installing Chromium with apt-get …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  const install = (browser: string) =>
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", browser, ...FONTS], {
      stdio: "ignore",
      env,
    }).status === 0;
  if (!BROWSERS.some(install)) throw new Error("apt-get could not install Chromium.");
}
