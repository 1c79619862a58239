import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

const SECRET = "a secret of the bench, long enough to be one";
/** The ports that the configured origins name; the runtime answers on it without a development proxy in front. */
export const PORT = Number(process.env.BENCH_PORT ?? 8795);
export const BARE_PORT = PORT + 1;

export interface Built {
  /** The bundle; what `npm run build` made by default. */
  scriptPath?: string;
  /** Where it listens. */
  port?: number;
  /** The port that its addresses name. */
  named?: number;
  /** Called with each line that the Workers log, which is then not printed. */
  log?: (line: string) => void;
}

/**
 * Starts the built bundle in workerd, its socket open to the outside, on empty databases in memory, or on those that
 * `folder` keeps.
 */
export async function startBuilt(
  folder?: string,
  { scriptPath = "build/server/index.js", port = PORT, named = PORT, log }: Built = {},
): Promise<Miniflare> {
  const options = convertV4MiniflareOptions({
    ...(folder ? { resourcePersistencePath: folder } : {}),
    ...(log ? { handleStructuredLogs: ({ message }) => log(message) } : {}),
    workers: [
      {
        name: "visita",
        modules: true,
        scriptPath,
        compatibilityDate: "2026-10-01",
        compatibilityFlags: ["nodejs_compat"],
        bindings: {
          // Limits per address would stop the load; in development they are ten times as high.
          MODE: "development",
          APP_ORIGIN: `http://localhost:${named}`,
          SITE_ORIGIN: `http://me.localhost:${named}`,
          API_ORIGIN: `http://api.localhost:${named}`,
          MAIL_FROM: "Visita <hello@visita.example>",
          TOKEN_SECRET: SECRET,
        },
        d1Databases: { DB: "visita", VISITS: "visita-visits" },
        r2Buckets: { BUCKET: "visita" },
        durableObjects: {
          JOBS: { className: "JobQueue", useSQLite: true },
          LIMITER: { className: "RateLimiter", useSQLite: true },
          VISIT_DAYS: { className: "VisitDay", useSQLite: true },
        },
        serviceBindings: { SHARE_IMAGE: "nothing", ASSETS: "nothing", SANDBOX: "nothing" },
        unsafeDirectSockets: [{ host: "127.0.0.1", port }],
      },
      // What the bench does not measure: the images of shared pages, files, and the inbox.
      { name: "nothing", modules: true, script: NOTHING, compatibilityDate: "2026-10-01" },
    ],
  });
  const miniflare = new Miniflare(options);
  await miniflare.ready;
  return miniflare;
}

const NOTHING = `
  import { WorkerEntrypoint } from "cloudflare:workers";
  export default class extends WorkerEntrypoint {
    // A push is taken as Apple takes it.
    fetch(request) { return new Response(null, { status: request.url.includes("/3/device/") ? 200 : 204 }); }
    render() { return new Uint8Array(); }
    drawCode() { return new Uint8Array(); }
  }`;

/** Starts a Worker that does nothing but answer: the same bytes for any path, a redirect below /q/. */
export async function startBare(body: string): Promise<Miniflare> {
  const script = `
    const body = new TextEncoder().encode(${JSON.stringify(body)});
    export default { fetch(request) {
      return request.url.includes("/q/")
        ? new Response(null, { status: 302, headers: { Location: "http://me.localhost:${PORT}/page-1" } })
        : new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    } };`;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: "2026-10-01",
      unsafeDirectSockets: [{ host: "127.0.0.1", port: BARE_PORT }],
    }),
  );
  await miniflare.ready;
  return miniflare;
}

/**
 * @returns CPU seconds used so far by the running threads of the runtimes that this process started, to the
 * nanosecond: the ticks of `stat` are as long as twenty requests. Null where the kernel does not say it.
 */
export function runtimeCpuSeconds(): number | null {
  try {
    const own = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isOwnRuntime(name));
    const nanoseconds = own.flatMap((pid) =>
      readdirSync(`/proc/${pid}/task`).map((thread) => {
        const [ran = ""] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
        return Number(ran);
      }),
    );
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
  } catch {
    return null;
  }
}

function isOwnRuntime(pid: string): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const [, parent] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return name.startsWith("workerd") && Number(parent) === process.pid;
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
