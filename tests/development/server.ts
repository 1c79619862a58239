import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { endWithUs } from "../support/processes.ts";
import { cleanCopy } from "./copy.ts";

export interface DevelopmentServer {
  /** Everything that the command has written so far. */
  output: () => string;
  stop: () => Promise<void>;
}

const START_MS = 240_000;
const ENDED = /^ {2}Visita runs\.$/m;
const PORT = Number(process.env.DEVELOPMENT_PORT ?? 8798);

/** Runs `npm run dev` on a clean copy, on a separate port, until it reports that it is running. */
export async function startDevelopment(): Promise<DevelopmentServer> {
  const copy = cleanCopy();
  const child = spawn("npm", ["run", "dev"], {
    cwd: copy,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // Not what the runner of tests has called its environment.
    env: { ...process.env, PORT: String(PORT), NODE_ENV: undefined, VITEST: undefined },
  });
  endWithUs(child);
  process.env.E2E_ORIGIN = `http://localhost:${PORT}`;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const stop = async () => {
    await end(child);
    rmSync(copy, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!ENDED.test(output)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The development server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { output: () => output, stop };
}

/** Ends the command and the runtime below it: they are one process group. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await ended;
}
