import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../workers/commands/migrate.ts";
import { seedLocally } from "../../workers/commands/seed-locally.ts";
import { endWithUs } from "./processes.ts";

/** What a server has beside the others. */
export interface ServerOptions {
  /** Variables that are set beside those of every test. */
  vars?: Record<string, string>;
  /** The Workers are built: they are what another server serves. */
  isBuilt?: boolean;
}

export interface TestServer {
  port: number;
  /** Kills every process at once, as a power loss does (SIGKILL), and restarts them on the stored data. */
  cutOff(): Promise<void>;
  stop(): Promise<void>;
}

/** Of password hashes: a hundredth of production's, whose cost is only CPU. */
const SCRYPT_COST = "1024,8,1";
const SECRET = "a secret of the tests, long enough to be one";
const START_MS = 240_000;
const ANSWER_MS = 20_000;
/** Not the port of development, so that both may run; `TEST_PORT` names another. */
export const TEST_PORT = Number(process.env.TEST_PORT ?? 8797);

/**
 * Builds the Workers, unless IS_BUILT is set because it was just done, and starts them together as they are deployed,
 * on a separate empty database with the demo accounts, on loopback.
 * @throws Error when the port is in use, or the Workers do not start
 */
export async function startServer(port = TEST_PORT, options: ServerOptions = {}): Promise<TestServer> {
  const { isBuilt = Boolean(process.env.IS_BUILT) } = options;
  if ((await get(port, "/")).status !== 0)
    throw new Error(`Another server answers on port ${port}: TEST_PORT names a free one.`);
  if (!isBuilt)
    execFileSync("npm", ["run", "build"], {
      stdio: ["ignore", "ignore", "inherit"],
      // What is deployed, also where a runner of tests has called this environment its own.
      env: { ...process.env, NODE_ENV: "production" },
    });
  for (let tried = 1; ; tried++) {
    try {
      return await startOn(port, options);
    } catch (error) {
      if (tried === START_TRIES || !String(error).includes(RESTARTED)) throw error;
    }
  }
}

/** While wrangler discovers several Workers it may restart them, during the calls that create the demo data. */
const RESTARTED = "restarted mid-request";
const START_TRIES = 5;

/** Starts the built Workers on a separate database. */
async function startOn(port: number, { vars = {} }: ServerOptions): Promise<TestServer> {
  const state = mkdtempSync(join(tmpdir(), "visita-test-"));
  await migrate(state);
  const output: string[] = [];
  const start = () => launch(port, state, vars, output);
  let child = start();
  const stop = async () => {
    await end(child);
    rmSync(state, { recursive: true, force: true });
  };
  const cutOff = async () => {
    await end(child, "SIGKILL");
    child = start();
    await untilUp(port, child, responses);
  };
  try {
    await untilUp(port, child, responses);
    await untilUp(port, child, servesAssets);
    await seedLocally(port, SCRYPT_COST);
  } catch (error) {
    await stop();
    throw new Error(`The Workers did not start: ${error}\n${output.join("")}`);
  }
  return { port, cutOff, stop };
}

/** @param output the processes' output is added here */
function launch(port: number, state: string, more: Record<string, string>, output: string[]): ChildProcess {
  const configs = ["wrangler.toml", "workers/share-image/wrangler.toml", "workers/sandbox/wrangler.toml"];
  const vars = {
    APP_ORIGIN: `http://localhost:${port}`,
    SITE_ORIGIN: `http://me.localhost:${port}`,
    API_ORIGIN: `http://api.localhost:${port}`,
    TOKEN_SECRET: SECRET,
    SCRYPT_COST,
    ...more,
  };
  // A developer's own .dev.vars are none of the tests' matter: they may be keys of real services.
  const noVars = join(state, "no.vars");
  writeFileSync(noVars, "");
  const child = spawn(
    process.execPath,
    [
      "node_modules/wrangler/bin/wrangler.js",
      ...["dev", "--env-file", noVars],
      ...configs.flatMap((config) => ["-c", config]),
      ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--persist-to", state],
      ...["--show-interactive-dev-session", "false", "--log-level", "error"],
      ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      env: {
        ...process.env,
        CI: "1",
        IS_BUILT: "1",
        WRANGLER_SEND_METRICS: "false",
        // The runtime would record a trace of every request.
        X_LOCAL_OBSERVABILITY: "false",
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        // Else Workers of another server, which have the same names, are found and bound.
        WRANGLER_REGISTRY_PATH: join(state, "registry"),
      },
    },
  );
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => output.push(String(chunk)));
  endWithUs(child);
  return child;
}

async function untilUp(
  port: number,
  child: ChildProcess,
  isUp: (port: number) => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`);
    if (await isUp(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error("no answer in time");
}

const responses = async (port: number) => (await get(port, "/login")).status === 200;

/** The build may still be writing its files when the first document is answered. */
async function servesAssets(port: number): Promise<boolean> {
  const script = /\/assets\/[\w.-]+\.js/.exec((await get(port, "/login")).text)?.[0];
  return script !== undefined && (await get(port, script)).status === 200;
}

function get(port: number, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const call = request(
      { host: "127.0.0.1", port, path, headers: { Host: `localhost:${port}` } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    call.on("error", () => resolve({ status: 0, text: "" }));
    // A runtime that is replaced under a call may never answer it.
    call.setTimeout(ANSWER_MS, () => call.destroy());
    call.end();
  });
}

/** Ends the command and the runtime below it: they are one process group. */
function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once("exit", () => resolve());
    try {
      process.kill(-child.pid, signal);
    } catch {
      resolve();
    }
    setTimeout(resolve, 5_000).unref();
  });
}
