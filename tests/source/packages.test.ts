import { expect, test } from "vitest";
import {
  APP_PACKAGES,
  BROWSER_PACKAGES,
  SANDBOX_PACKAGES,
  SHARE_IMAGE_PACKAGES,
} from "../../workers/commands/dev-packages.ts";
import { filesOf, type Program, packagesOf } from "./imports.ts";

const routes = filesOf("app/routes");
const screens = ["app/root.tsx", ...routes.filter((file) => file.endsWith(".tsx"))];

/** Remix takes loaders, actions and what only they import out of what the browser gets. */
const ONLY_ON_THE_SERVER = /\.server$|^@remix-run\/cloudflare$/;
/** Made by the compiler of each program, in development or in a build, beside what its files name. */
const COMPILED = /\/jsx-(dev-)?runtime$/;

const PROGRAMS: Record<string, Program & { named: string[] }> = {
  browser: {
    entries: ["app/entry.client.tsx", ...screens],
    without: ONLY_ON_THE_SERVER,
    named: BROWSER_PACKAGES,
  },
  app: {
    entries: ["workers/app.ts", "app/entry.server.tsx", "app/root.tsx", ...routes],
    named: APP_PACKAGES,
  },
  sandbox: { entries: ["workers/sandbox/index.ts"], named: SANDBOX_PACKAGES },
  "share images": { entries: ["workers/share-image/index.ts"], named: SHARE_IMAGE_PACKAGES },
};

for (const [name, { named, ...program }] of Object.entries(PROGRAMS)) {
  test(`every package that the ${name} program imports is bundled before the first request`, async () => {
    const imported = await packagesOf(program);
    expect(imported.length).toBeGreaterThan(3);
    expect(imported.filter((found) => !named.includes(found))).toEqual([]);
    expect(named.filter((listed) => !imported.includes(listed) && !COMPILED.test(listed))).toEqual([]);
  });
}
