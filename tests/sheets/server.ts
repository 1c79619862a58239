import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createVite } from "vite";
import type { Sample } from "./samples.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A landscape of hills, for the blocks of pictures. */
const VIEW = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<rect width="1200" height="800" fill="#dfd6c4"/><circle cx="860" cy="250" r="90" fill="#c96a3f"/>
<path d="M0 470 C200 380 380 420 560 460 S960 360 1200 430 V800 H0z" fill="#9fa98f"/>
<path d="M0 590 C240 500 420 560 640 570 S1000 520 1200 560 V800 H0z" fill="#6d7c64"/>
<path d="M0 720 C300 610 520 700 760 690 S1080 650 1200 690 V800 H0z" fill="#3e4c3c"/>
<path d="M640 800 C610 720 700 690 660 640 S700 590 690 575" stroke="#e9dfcb" stroke-width="14" fill="none"/></svg>`;

export interface SampleServer {
  ids: string[];
  names: Record<string, string>;
  address(id: string, sample: Sample): string;
  stop(): Promise<void>;
}

/** Serves the sample page in every theme, drawn by the site's component, and the fonts and textures it asks for. */
export async function serveSamples(port: number): Promise<SampleServer> {
  const vite = await createVite({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    resolve: { alias: [{ find: /^~\//, replacement: `${root}app/` }] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    esbuild: { jsx: "automatic" },
  });
  const load = () =>
    vite.ssrLoadModule("/tests/sheets/sample-page.tsx") as Promise<typeof import("./sample-page.tsx")>;
  const { THEME_IDS, THEME_NAMES, sampleDocument } = await load();
  const server: Server = createServer((request, response) => {
    const [, kind, sample, id] = (request.url ?? "").split("/");
    if (kind === "i" && sample?.startsWith("a")) {
      response.setHeader("Content-Type", "image/png");
      response.end(readFileSync(`${root}workers/sandbox/ada.bin`));
    } else if (kind === "i") {
      response.setHeader("Content-Type", "image/svg+xml");
      response.end(VIEW);
    } else if (kind === "sample" && id) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(sampleDocument(id, sample as Sample));
    } else vite.middlewares(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    ids: THEME_IDS,
    names: THEME_NAMES,
    address: (id, sample) => `http://127.0.0.1:${port}/sample/${sample}/${id}`,
    async stop() {
      server.close();
      await vite.close();
    },
  };
}
