import { startServer, TEST_PORT } from "./server.ts";

/** Starts the built Workers for a runner, unless the whole suite has started them already. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ORIGIN) return undefined;
  process.env.E2E_ORIGIN = `http://localhost:${TEST_PORT}`;
  const server = await startServer();
  return () => server.stop();
}
