/**
 * The packages that each program of the development server imports, static and dynamic imports alike. Vite bundles what
 * is named here before the first request; one that it meets later makes it bundle the others anew, under running
 * programs. tests/source/packages.test.ts compares these lists with the imports.
 */

const REACT = ["react", "react-dom", "react/jsx-runtime", "react/jsx-dev-runtime"];

/** What screens import, in the browser and where the server renders them. */
const SCREENS = [
  ...REACT,
  "@conform-to/react",
  "@conform-to/zod/v4",
  "@remix-run/react",
  "@simplewebauthn/browser",
  "i18next",
  "jsqr",
  "lucide-react",
  "qrcode-svg",
  "react-aria-components",
  "react-easy-crop",
  "react-i18next",
  "react-i18next/initReactI18next",
  "zod",
  "zustand/react",
  "zustand/vanilla",
];

/** What services and their database layer import, in the app's Worker and in the sandbox that seeds by them. */
const SERVICES = [
  "asn1js",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "jose",
  "pkijs",
  "stripe",
  "zod",
];

export const BROWSER_PACKAGES = [...SCREENS, "react-dom/client"];

export const APP_PACKAGES = [
  ...new Set([
    ...SCREENS,
    ...SERVICES,
    "@hono/zod-openapi",
    "@remix-run/cloudflare",
    "@simplewebauthn/server",
    "fflate",
    "hono/factory",
    "hono/http-exception",
    "isbot",
    "papaparse",
    "react-dom/server",
    "remix-i18next/server",
  ]),
];

export const SANDBOX_PACKAGES = SERVICES;

export const SHARE_IMAGE_PACKAGES = [
  "bidi-js",
  "@resvg/resvg-wasm",
  "harfbuzzjs/hbjs.js",
  "qrcode-svg",
  "satori/jsx/jsx-dev-runtime",
  "satori/jsx/jsx-runtime",
  "satori/standalone",
  "zod",
];
