import { createLogger, type Plugin, type PluginOption } from "vite";

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

/** Vite's warning that it cannot pre-transform a binary file, which the runtime loads by itself. */
const BINARY_FILE = /Pre-transform error: Failed to load url __CLOUDFLARE_MODULE__/;

/** Pre-transforms the imports of a Worker's modules before the runtime requests them, one import at a time. */
export function readyAhead(): Plugin {
  let isFirstServer = false;
  return {
    name: "visita:ready-ahead",
    apply: "serve",
    config({ plugins }) {
      isFirstServer = hasRemix(plugins);
      if (!isFirstServer) return;
      const customLogger = createLogger();
      const { error } = customLogger;
      customLogger.error = (message, options) => {
        if (!BINARY_FILE.test(message)) error(message, options);
      };
      return { customLogger };
    },
    configEnvironment(name, environment) {
      if (isFirstServer && name !== "client")
        environment.dev = { ...environment.dev, preTransformRequests: true };
    },
  };
}
