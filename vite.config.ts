import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { fontFiles, messageFiles, searchedLists } from "./workers/commands/browser-plugins";
import {
  APP_PACKAGES,
  BROWSER_PACKAGES,
  SANDBOX_PACKAGES,
  SHARE_IMAGE_PACKAGES,
} from "./workers/commands/dev-packages";
import { bundleListedPackages, manifestInNode, readyAhead } from "./workers/commands/dev-plugins";
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

/** Generates the share image's fonts and emoji, which are served as static files, from their packages first. */
function shareImageFiles(): Plugin {
  return { name: "visita:share-image-files", config: () => ensureShareImageFiles() };
}

/**
 * Parts of packages that the browser bundle references and never calls: zod's JSON Schema, which only the API prints,
 * and Remix's single fetch and lazy route discovery, which are off (remix.config.js): Remix's runtime checks for these
 * two are replaced by a constant at build time.
 */
function uncalledInBrowsers(): Plugin {
  const empty = "\0visita:uncalled";
  const inZod = /[/\\](to-json-schema|json-schema-processors|json-schema-generator)\.js$/;
  const inRemix = /@remix-run[/\\]react[/\\]/;
  const off = /\b(window\.__remixContext\.)?future\.v3_(singleFetch|lazyRouteDiscovery)\b/g;
  return {
    name: "visita:uncalled-in-browsers",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    resolveId(id, importer = "", options) {
      const isRemix = id === "turbo-stream" && inRemix.test(importer);
      const isZod = inZod.test(id) && /[/\\]zod[/\\]/.test(importer);
      return !options.ssr && (isRemix || isZod) ? empty : undefined;
    },
    load: (id) => (id === empty ? UNCALLED : undefined),
    transform(code, id, options) {
      return !options?.ssr && inRemix.test(id) ? code.replace(off, "false") : undefined;
    },
  };
}

const UNCALLED = `
  const uncalled = () => { throw new Error("This part is not in browsers, see vite.config.ts") };
  export {
    uncalled as decode,
    uncalled as toJSONSchema,
    uncalled as JSONSchemaGenerator,
    uncalled as createToJSONSchemaMethod,
    uncalled as createStandardJSONSchemaMethod,
  };`;

/**
 * Removes zod's English messages, which are never shown: messages are ours, by the code
 * (app/domain/field-errors.ts). The one that distinguishes a missing value from a wrong one stays.
 */
function zodWithoutSentences(): Plugin {
  const short = "\0visita:zod-sentences";
  return {
    name: "visita:zod-without-sentences",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    resolveId: (id, importer = "") =>
      id === "../locales/en.js" && /[/\\]zod[/\\]/.test(importer) ? short : undefined,
    load: (id) => (id === short ? ZOD_SENTENCES : undefined),
  };
}

const ZOD_SENTENCES = `
  const localeError = ({ code, input }) =>
    code === "invalid_type" && input === undefined ? "received undefined" : "invalid";
  export default () => ({ localeError });`;

/** Minifies browser files with terser: 4% less, gzipped, is worth the build time. */
function smallInBrowsers(): Plugin {
  const terserOptions = {
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
    format: { comments: false },
  } as const;
  return {
    name: "visita:small-in-browsers",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { minify: "terser", terserOptions } },
  };
}

/**
 * Modules used by most screens are bundled in few files: separately, each file would be mostly overhead, and repeated
 * content would be sent again. A group has only the modules that it names. Parts of react-aria's hooks that only some
 * screens use (numbers, sorting, moving, searching) are bundled with those screens.
 */
const COMMON: readonly (readonly [string, RegExp])[] = [
  [
    "icons",
    /lucide-react[/\\].*[/\\](createLucideIcon|Icon|context|shared[/\\].*|arrow-left|check|chevron-down|circle-check|circle-exclamation-point|ellipsis|eye|image|layout-dashboard|link|mail|message-square-text|pencil|phone|rss|send|smartphone|trash|triangle-exclamation-point|undo-2|user-plus|x)\.mjs$/,
  ],
  [
    "controls",
    /react-(aria|stately)[/\\]dist[/\\]private[/\\](interactions|utils|focus|i18n|ssr|label|button|live-announcer)[/\\](?!(useMove|useContextMenu|useInteractOutside|useScrollWheel|useFilter|useCollator|useListFormatter|useNumberFormatter|useLocalizedStringFormatter|useToggleButton|useToggleButtonGroup|useLoadMoreSentinel|useViewportSize|runAfterKeyboard|useUpdateEffect|getScrollParent|number)\.mjs)/,
  ],
  ["controls", /^visita:search-contexts$/],
  ["controls", /react-aria-components[/\\]dist[/\\]private[/\\](utils|Button|Text)\.mjs$|[/\\]clsx[/\\]/],
  [
    "fields",
    /react-(aria|stately)[/\\]dist[/\\]private[/\\](form|textfield|visually-hidden)[/\\]|react-aria-components[/\\]dist[/\\]private[/\\](Input|TextField|TextArea|FieldError|Label|Form|Group)\.mjs$/,
  ],
  [
    "fields",
    /[/\\]app[/\\]ui[/\\](text-field|text-area|field-label|field-notes|field-error|text-direction|use-counter|use-early-input)\.tsx?$/,
  ],
  ["react", /^\0commonjsHelpers/],
  ["react", /node_modules[/\\](react|react-dom|scheduler|@remix-run|react-router|react-router-dom)[/\\]/],
  ["zod", /node_modules[/\\]zod[/\\]/],
  ["messages", /node_modules[/\\](i18next|react-i18next)[/\\]|vite[/\\]preload-helper/],
  [
    "messages",
    /[/\\]app[/\\]i18n[/\\](instances|with-messages|load|message-files|document-language|use-path|meta|share-image)\.ts$/,
  ],
  [
    "parts",
    /[/\\]app[/\\]ui[/\\](button-style|cx|badge|link-button|skeleton|spinner|text-link|field-style|toast-queue|use-refresh|use-stable-callback)\.tsx?$/,
  ],
  [
    "parts",
    /[/\\]app[/\\]features[/\\](editing[/\\]draft-ids|shell[/\\](use-joined|use-root|open-plans|screen|document-chat)|accounts[/\\]first-touch)\.tsx?$/,
  ],
  [
    "parts",
    /[/\\]app[/\\]domain[/\\](limits|ids|brand|addresses|screen-paths|json-size|field-errors|error-messages|media[/\\](image-variants|image-types))\.ts$/,
  ],
  // What the three editors share, and what the page editor and the lists that go on with its drafts share.
  [
    "drafts",
    /[/\\]app[/\\](domain[/\\]same-json|features[/\\](editing[/\\](local-draft|use-fresh-locks|images[/\\](image-file|local-images)|session[/\\](autosave|description|use-left-out-text))|shell[/\\]use-coming-limit)|ui[/\\]file-drop)\.tsx?$/,
  ],
  [
    "page-drafts",
    /[/\\]app[/\\]features[/\\]pages[/\\]editor[/\\](field-locations|page-draft|page-session|images[/\\]draft-images|saving[/\\]stored-draft)\.ts$/,
  ],
];

function commonParts(): Plugin {
  const manualChunks = (id: string) => COMMON.find(([, pattern]) => pattern.test(id))?.[0];
  return {
    name: "visita:common-parts",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : { build: { rollupOptions: { output: { manualChunks, onlyExplicitManualChunks: true } } } },
  };
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
 */
function screensInBrowsers(): Plugin {
  const assets = "build/client/assets";
  const frame = /^(window\.__remixManifest=)(.*);$/s;
  return {
    name: "visita:screens-in-browsers",
    apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
    closeBundle() {
      for (const name of readdirSync(assets).filter((each) => /^manifest-\w+\.js$/.test(each))) {
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
    uncalledInBrowsers(),
    zodWithoutSentences(),
    messageFiles(),
    fontFiles(),
    searchedLists(),
    commonParts(),
    smallInBrowsers(),
    tailwindcss(),
    remix(remixConfig),
    workerEntry(),
    screensInBrowsers(),
    manifestInNode(),
    bundleListedPackages(),
    readyAhead(),
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
  optimizeDeps: { include: BROWSER_PACKAGES, esbuildOptions: { target: TARGET } },
  environments: {
    ssr: bundled(APP_PACKAGES),
    visita_sandbox: bundled(SANDBOX_PACKAGES),
    visita_share_image: bundled(SHARE_IMAGE_PACKAGES),
  },
  build: { target: TARGET, sourcemap: false, assetsInlineLimit: 0 },
}));
