/**
 * Options of the Remix plugin, imported by vite.config.ts (Remix's Vite CLI does not read this file by itself).
 * `v3_singleFetch` and `v3_lazyRouteDiscovery` stay off: see docs/security-advisories.md.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
