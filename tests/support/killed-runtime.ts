import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { startBuilt } from "../bench/runtime.ts";

/** A runtime of the built Worker in a separate process group, without anything that would restart it. */
export interface KilledRuntime {
  /** Ends it at once, as a loss of power does (SIGKILL). */
  kill(): Promise<void>;
}

/** Starts it on the data of a folder. @returns once it responds */
export async function startKilledRuntime(folder: string, port: number): Promise<KilledRuntime> {
  const child = spawn(process.execPath, [import.meta.filename, folder, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    process.kill(-child.pid, "SIGKILL");
    await once(child, "exit");
  };
  await untilReady(child).catch(async (error) => {
    await kill();
    throw error;
  });
  return { kill };
}

async function untilReady({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error("nothing is to be read");
  for await (const chunk of stdout) if (String(chunk).includes(READY)) return;
  throw new Error(`The runtime ended before it was ready`);
}

const READY = "the runtime is ready";

if (import.meta.main) {
  const [folder, port] = process.argv.slice(2);
  await startBuilt(folder, { port: Number(port), named: Number(port) });
  console.log(READY);
}
