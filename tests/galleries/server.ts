import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { createServer as createVite } from "vite";
import type { LanguageCode } from "../../app/domain/languages.ts";
import type { Sample } from "./samples.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A landscape of hills, for the blocks of images. */
const VIEW = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<rect width="1200" height="800" fill="#dfd6c4"/><circle cx="860" cy="250" r="90" fill="#c96a3f"/>
<path d="M0 470 C200 380 380 420 560 460 S960 360 1200 430 V800 H0z" fill="#9fa98f"/>
<path d="M0 590 C240 500 420 560 640 570 S1000 520 1200 560 V800 H0z" fill="#6d7c64"/>
<path d="M0 720 C300 610 520 700 760 690 S1080 650 1200 690 V800 H0z" fill="#3e4c3c"/>
<path d="M640 800 C610 720 700 690 660 640 S700 590 690 575" stroke="#e9dfcb" stroke-width="14" fill="none"/></svg>`;

/** A mark with a name, wider than high, on nothing. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="150" viewBox="0 0 480 150">
<circle cx="75" cy="75" r="56" fill="#c96a3f"/><path d="M35 88 C60 60 92 60 115 88" stroke="#fff" stroke-width="9" fill="none"/>
<text x="150" y="94" font-family="Arial" font-size="58" font-weight="700" fill="#c96a3f">keramik</text></svg>`;

export interface SampleServer {
  ids: string[];
  names: Record<string, string>;
  address(id: string, sample: Sample): string;
  /** The page of a template. */
  templateAddress(id: string, language: string): string;
  /** The page of a card in a design; `bare` is without images. */
  cardAddress(design: number, language: string, bare?: boolean): string;
  /** Every design as a pass on both platforms. */
  passesAddress(language: string, bare?: boolean): string;
  stop(): Promise<void>;
}

/**
 * Serves the sample page in every theme, rendered by the site's component, and the fonts and textures it requests, on
 * any free port.
 */
export async function serveSamples(): Promise<SampleServer> {
  const vite = await createVite({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    resolve: { alias: [{ find: /^~\//, replacement: `${root}app/` }] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    esbuild: { jsx: "automatic" },
    plugins: [tailwindcss()],
  });
  const load = () =>
    vite.ssrLoadModule("/tests/galleries/sample-page.tsx") as Promise<typeof import("./sample-page.tsx")>;
  const { THEME_IDS, THEME_NAMES, sampleDocument, templateDocument } = await load();
  const loadCards = () =>
    vite.ssrLoadModule("/tests/galleries/sample-cards.tsx") as Promise<typeof import("./sample-cards.tsx")>;
  const { cardDocument, passesDocument } = await loadCards();
  const server: Server = createServer(async (request, response) => {
    const [, kind, sample, id, more] = (request.url ?? "").split("/");
    if (kind === "i" && sample?.startsWith("a")) {
      response.setHeader("Content-Type", "image/png");
      response.end(readFileSync(`${root}workers/sandbox/ada.bin`));
    } else if (kind === "i" && sample?.startsWith("c")) {
      response.setHeader("Content-Type", "image/svg+xml");
      response.end(LOGO);
    } else if (kind === "i") {
      response.setHeader("Content-Type", "image/svg+xml");
      response.end(VIEW);
    } else if (kind === "sample" && id) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(sampleDocument(id, sample as Sample));
    } else if (kind === "template" && sample && id) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(await templateDocument(id, sample as LanguageCode));
    } else if (kind === "public") {
      response.setHeader("Content-Type", "image/svg+xml");
      response.end(readFileSync(`${root}public/assets/samples/${basename(request.url ?? "")}`));
    } else if (kind === "card" && sample && id) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(cardDocument(Number(id), sample, more === "bare"));
    } else if (kind === "passes" && sample) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(passesDocument(sample, id === "bare", "/app/app.css?direct"));
    } else vite.middlewares(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ids: THEME_IDS,
    names: THEME_NAMES,
    address: (id, sample) => `${origin}/sample/${sample}/${id}`,
    templateAddress: (id, language) => `${origin}/template/${language}/${id}`,
    cardAddress: (design, language, bare) => `${origin}/card/${language}/${design}${bare ? "/bare" : ""}`,
    passesAddress: (language, bare) => `${origin}/passes/${language}${bare ? "/bare" : ""}`,
    async stop() {
      server.close();
      await vite.close();
    },
  };
}
