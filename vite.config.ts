import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import type { GetManualChunk, ManualChunkMeta } from "rollup";
import { defineConfig, type Plugin } from "vite";
import { htmlLang, LANGUAGES } from "./app/domain/languages";
import remixConfig from "./remix.config.js";
import { fontFiles, messageFiles } from "./workers/commands/browser-plugins";
import {
  APP_PACKAGES,
  BROWSER_PACKAGES,
  SANDBOX_PACKAGES,
  SHARE_IMAGE_PACKAGES,
} from "./workers/commands/dev-packages";
import {
  bundleListedPackages,
  inOneModule,
  manifestInNode,
  packagesWithoutMaps,
} from "./workers/commands/dev-plugins";
import { shareImageAlias } from "./workers/share-image/alias";
import { ensureShareImageFiles } from "./workers/share-image/files/make";

/**
 * Builds workers/app.ts itself as the server bundle, with Remix's server build inside it: one bundle, one copy of every
 * class, so that `instanceof` is reliable.
 */
function workerEntry(): Plugin {
  return {
    name: "visita:worker-entry",
    enforce: "post",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {
            build: {
              // Minified for the limits on a Worker's size; stacks are mapped back by the source map.
              minify: "esbuild",
              sourcemap: true,
              rollupOptions: { input: "workers/app.ts", external: [/^cloudflare:/, /^node:/] },
            },
          }
        : undefined,
  };
}

/**
 * Generates the share image's fonts and emoji, which are served as static files, from their packages first. In
 * development workers/commands/dev.ts does that, after the first page.
 */
function shareImageFiles(): Plugin {
  return { name: "visita:share-image-files", apply: "build", config: () => ensureShareImageFiles() };
}

/**
 * Remix's flags are constants in browsers, so that what is off (remix.config.js) is not bundled: single fetch and its
 * decoder. Vite's `define` replaces them where Remix reads them from the document's context.
 */
function remixFlags(): Plugin {
  const flags = Object.entries(remixConfig.future ?? {}).map(([name, value]) => [
    `window.__remixContext.future.${name}`,
    String(value),
  ]);
  return {
    name: "visita:remix-flags",
    apply: "build",
    config: (_config, { isSsrBuild }) => (isSsrBuild ? undefined : { define: Object.fromEntries(flags) }),
  };
}

/** React Aria's own messages (names of parts, for screen readers) in our languages only: it has them in 34. */
function ownLocales(): Plugin {
  const locales = LANGUAGES.map(({ shortCode }) => htmlLang(shortCode));
  return {
    ...(optimizeLocales.vite({ locales }) as Plugin),
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  };
}

/** Minifies browser files with terser: 4% less, gzipped, is worth the build time. */
function smallInBrowsers(): Plugin {
  const terserOptions = {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    format: { comments: false },
  } as const;
  return {
    name: "visita:small-in-browsers",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { minify: "terser", terserOptions } },
  };
}

/** Packages of most screens, which change with their versions only: a file each. With React also what bundling adds. */
const PACKAGES: Record<string, RegExp> = {
  react:
    /[/\\]node_modules[/\\](react|react-dom|scheduler|@remix-run|react-router|react-router-dom)[/\\]|^\0(commonjsHelpers|vite\/preload-helper)/,
  messages: /[/\\]node_modules[/\\](i18next|react-i18next)[/\\]/,
  zod: /[/\\]node_modules[/\\]zod[/\\]/,
};

interface Group {
  name: string;
  /** Modules that the group starts from, below app/. */
  entries: RegExp;
  /** What it takes of all that these import, below app/; all of it by default. */
  within?: RegExp;
}

/** Our modules only: a package's index imports all of the package, and what is used of it is Rollup's to find. */
const APP = new URL("./app/", import.meta.url).pathname;

/**
 * What is loaded together: with every screen, with every form, and the rules of a page with its editor. entry.client.tsx
 * is in none: it hydrates as soon as it is loaded, and Remix loads it after the screen's modules.
 */
const GROUPS: readonly Group[] = [
  { name: "shell", entries: /^(root|routes\/app|features\/shell\/navigation-parts)\.tsx/ },
  { name: "fields", entries: /^ui\/text-field\.tsx/ },
  {
    name: "rules",
    entries: /^features\/pages\/editor\/page-editor-screen\.tsx/,
    within: /^domain\/(pages|networks|contacts)\//,
  },
];

/** Rollup would make a file for each set of screens that share a module. */
function commonChunks(): Plugin {
  let groups: Map<string, string> | undefined;
  const manualChunks: GetManualChunk = (id, meta) => {
    const ofPackage = Object.entries(PACKAGES).find(([, pattern]) => pattern.test(id));
    if (ofPackage) return ofPackage[0];
    groups ??= groupModules(meta);
    return groups.get(id);
  };
  const output = { manualChunks, onlyExplicitManualChunks: true };
  return {
    name: "visita:common-chunks",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config: () => ({ build: { rollupOptions: { output } } }),
  };
}

/** Fails the build where an upgrade of a package has made one of these settings do nothing. */
function stillEffective(): Plugin {
  return {
    name: "visita:still-effective",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const names = new Set(chunks.map(({ name }) => name));
      for (const name of [...Object.keys(PACKAGES), ...GROUPS.map((group) => group.name)])
        if (!names.has(name)) this.error(`No file has the modules of "${name}"`);
      const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
      const isBundled = (pattern: RegExp) =>
        modules.some(([id, { renderedLength }]) => renderedLength > 0 && pattern.test(id));
      if (isBundled(/[/\\]node_modules[/\\]turbo-stream[/\\]/))
        this.error("Remix's single fetch is bundled, though it is off: its flags are read another way");
    },
  };
}

/** @returns the group of each module that is in one; the first group that imports a module has it */
function groupModules({ getModuleIds, getModuleInfo }: ManualChunkMeta): Map<string, string> {
  const groups = new Map<string, string>();
  const all = [...getModuleIds()].filter((id) => id.startsWith(APP));
  for (const { name, entries, within = /^/ } of GROUPS) {
    const first = all.filter((id) => entries.test(id.slice(APP.length)));
    if (first.length === 0) throw new Error(`No module is an entry of the chunk "${name}"`);
    for (const id of importedBy(first, getModuleInfo))
      if (within.test(id.slice(APP.length)) && !groups.has(id)) groups.set(id, name);
  }
  return groups;
}

/** @returns these of our modules, and all of ours that they import statically */
function importedBy(entries: string[], getModuleInfo: ManualChunkMeta["getModuleInfo"]): Set<string> {
  const found = new Set<string>();
  for (const open = [...entries]; open.length > 0; ) {
    const id = open.pop() as string;
    if (found.has(id) || !id.startsWith(APP)) continue;
    found.add(id);
    open.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Routes that browsers never navigate to: endpoints, which they fetch, and the site's documents, which have no script.
 */
const OUTSIDE_BROWSERS = /^(routes\/resources\/|routes\/site\/|site\/)/;

/** The preloads of a document: the route manifest, the entry module, then each part of its own screen. */
const PRELOADED = `Array.from(document.querySelectorAll("link[rel=modulepreload]"),l=>l.getAttribute("href")).slice(2)`;

/**
 * Remix's route manifest for browsers lists all routes; this keeps those of screens. Of each route's imports, most of
 * the manifest, a browser needs only those that its document preloads, to render the same links: it reads them there.
 * Until the endpoints that screens fetch are no routes; it throws where Remix no longer writes the manifest like this.
 */
function screensInBrowsers(): Plugin {
  const assets = "build/client/assets";
  const frame = /^(window\.__remixManifest=)(.*);$/s;
  return {
    name: "visita:screens-in-browsers",
    apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
    closeBundle() {
      const names = readdirSync(assets).filter((each) => /^manifest-\w+\.js$/.test(each));
      if (names.length === 0) throw new Error(`${assets} has no manifest of routes`);
      for (const name of names) {
        const file = `${assets}/${name}`;
        const [, start, json = ""] = frame.exec(readFileSync(file, "utf8")) ?? [];
        if (!start) throw new Error(`${file} is not as Remix writes it`);
        const manifest = JSON.parse(json);
        const routes = Object.entries<object>(manifest.routes)
          .filter(([id]) => !OUTSIDE_BROWSERS.test(id))
          .map(([id, route]) => [id, { ...route, imports: undefined }]);
        const short = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
        writeFileSync(file, `${start}${short};window.__remixManifest.entry.imports=${PRELOADED};`);
      }
    },
  };
}

/** Vite's usual targets for packages are older than what esbuild still translates to. */
const TARGET = "es2022";

/** A Worker's packages, without source maps: these are most of what is sent to the runtime at startup. */
const bundled = (include: string[]) => ({
  optimizeDeps: { include, esbuildOptions: { sourcemap: false, target: TARGET } },
});

/** What imports hundreds of files of data, and the stand-ins of development. */
const IN_ONE_MODULE = [
  "app/i18n/all-messages.ts",
  "app/features/cards/wallet-artwork.ts",
  "app/features/networks/brand-paths.ts",
  "app/features/pages/style/font-faces.ts",
  "workers/sandbox/index.ts",
];

const port = Number(process.env.PORT ?? 8787);

export default defineConfig(({ command }) => ({
  plugins: [
    // A promise, because Remix's child compiler drops plugins that are not plain objects: one runtime, not two.
    command === "serve" &&
      Promise.resolve(
        cloudflare({
          viteEnvironment: { name: "ssr" },
          config: (worker) => {
            worker.main = "./workers/app.ts";
            // Vite serves its own modules and public/ before the Worker runs.
            if (worker.assets) worker.assets.run_worker_first = false;
            worker.vars = {
              ...worker.vars,
              APP_ORIGIN: `http://localhost:${port}`,
              SITE_ORIGIN: `http://me.localhost:${port}`,
              API_ORIGIN: `http://api.localhost:${port}`,
            };
          },
          auxiliaryWorkers: [
            { configPath: "workers/share-image/wrangler.toml" },
            { configPath: "workers/sandbox/wrangler.toml" },
          ],
          inspectorPort: false,
        }),
      ),
    shareImageFiles(),
    remixFlags(),
    ownLocales(),
    messageFiles(),
    fontFiles(),
    commonChunks(),
    stillEffective(),
    smallInBrowsers(),
    tailwindcss(),
    remix(remixConfig),
    workerEntry(),
    screensInBrowsers(),
    manifestInNode(),
    bundleListedPackages(),
    packagesWithoutMaps(),
    inOneModule(IN_ONE_MODULE),
  ],
  resolve: {
    alias: [
      { find: "~", replacement: new URL("./app", import.meta.url).pathname },
      // The share-image Worker's alias, which wrangler reads from its own [alias].
      shareImageAlias,
    ],
  },
  server: { host: "127.0.0.1", port, strictPort: true, allowedHosts: [".localhost"] },
  ssr: {
    target: "webworker" as const,
    noExternal: true as const,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  optimizeDeps: { include: BROWSER_PACKAGES, esbuildOptions: { sourcemap: false, target: TARGET } },
  environments: {
    ssr: bundled(APP_PACKAGES),
    visita_sandbox: bundled(SANDBOX_PACKAGES),
    visita_share_image: bundled(SHARE_IMAGE_PACKAGES),
  },
  build: { target: TARGET, sourcemap: false, assetsInlineLimit: 0 },
}));
