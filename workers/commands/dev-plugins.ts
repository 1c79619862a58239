import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin, PluginOption } from "vite";

/**
 * Lets Remix's update of a changed route read its manifest: it makes Vite run the module in Node, where nothing can run
 * since the server environment is the Workers runtime. The manifest is plain data, so it is read as such.
 */
export function manifestInNode(): Plugin {
  return {
    name: "visita:manifest-in-node",
    apply: "serve",
    configureServer(server) {
      server.ssrLoadModule = async (id) => {
        const loaded = await server.environments.client.pluginContainer.load(`\0${id}`);
        const code = typeof loaded === "string" ? loaded : (loaded?.code ?? "");
        return import(`data:text/javascript,${encodeURIComponent(code)}`);
      };
    },
  };
}

/**
 * Only the packages of dev-packages.ts are bundled, by one server. Remix's plugin runs a second server of Vite's that
 * reads what routes export: with the same cache folder it would bundle the packages once more and replace the files
 * that the first one serves. Looking for packages in the source costs seconds and finds none that is not listed.
 */
export function bundleListedPackages(): Plugin {
  let isSecondServer = false;
  return {
    name: "visita:bundle-listed-packages",
    apply: "serve",
    config({ plugins }) {
      isSecondServer = !hasRemix(plugins);
    },
    configEnvironment(_name, environment) {
      environment.optimizeDeps = isSecondServer
        ? { noDiscovery: true, include: [] }
        : { ...environment.optimizeDeps, entries: [] };
      // It reads routes alone: what they import would be transformed package by package, file by file.
      if (isSecondServer) environment.dev = { ...environment.dev, preTransformRequests: false };
    },
  };
}

/** Whether a server is the first one: Remix gives its second one every plugin but its own. */
function hasRemix(plugins: PluginOption[] | undefined): boolean {
  return (plugins?.flat(2) ?? []).some((plugin) => plugin && "name" in plugin && plugin.name === "remix");
}

/** Where Vite keeps a Worker's bundled packages. */
const BUNDLED = /[/\\]node_modules[/\\]\.vite[/\\]deps_/;

/**
 * Sends the runtime no source maps of bundled packages: Vite would make one of each, several times its size, and send it
 * inside the module. An empty map is how a plugin says that there is none.
 */
export function packagesWithoutMaps(): Plugin {
  return {
    name: "visita:packages-without-maps",
    apply: "serve",
    enforce: "post",
    transform: (code, id) => (BUNDLED.test(id) ? { code, map: { mappings: "" } } : undefined),
  };
}

/**
 * Bundles each of some files with all that it imports, but for packages, into the one module that a Worker gets: the
 * runtime fetches modules one by one, and these import hundreds. They share no state with other modules. A change of
 * what one imports makes it anew.
 * @param files from the root
 */
export function inOneModule(files: readonly string[]): Plugin {
  const ids = new Set(files.map((file) => resolve(file)));
  return {
    name: "visita:in-one-module",
    apply: "serve",
    enforce: "post",
    async transform(code, id) {
      if (!ids.has(id) || this.environment.name === "client") return undefined;
      const { metafile, outputFiles } = await build({
        stdin: { contents: code, resolveDir: dirname(id), sourcefile: id, loader: "js" },
        bundle: true,
        format: "esm",
        packages: "external",
        metafile: true,
        write: false,
        plugins: [filesAsVite(async (path, importer) => (await this.resolve(path, importer))?.id)],
      });
      for (const file of Object.keys(metafile.inputs).map((input) => resolve(input)))
        if (!ids.has(file) && existsSync(file)) this.addWatchFile(file);
      return { code: outputFiles[0]?.text ?? "", map: { mappings: "" } };
    },
  };
}

/** What Vite makes of an import of a file: `?raw` its text, `?url` its address; binary files are left to the runtime. */
function filesAsVite(
  resolveId: (path: string, importer: string) => Promise<string | undefined>,
): EsbuildPlugin {
  return {
    name: "visita:files-as-vite",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\.bin$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        external: true,
      }));
      onResolve({ filter: /\?(raw|url)$/ }, async ({ path, importer }) => {
        const [file, kind = ""] = ((await resolveId(path, importer)) ?? path).split("?");
        return { path: file, namespace: kind };
      });
      onLoad({ filter: /^/, namespace: "raw" }, ({ path }) => ({
        contents: readFileSync(path, "utf8"),
        loader: "text",
      }));
      onLoad({ filter: /^/, namespace: "url" }, ({ path }) => ({
        contents: JSON.stringify(`/${relative("", path)}`),
        loader: "json",
      }));
    },
  };
}
