const EVERY_MS = 10_000;

/** Runs the Worker's cron handler every ten seconds: in development no cron trigger fires. */
export function runCron(port: number): void {
  const run = async () => {
    const response = await fetch(`http://localhost:${port}/cdn-cgi/handler/scheduled`).catch(() => null);
    // A Worker that is being rebuilt fails once; the next run is soon.
    await response?.body?.cancel();
    setTimeout(run, EVERY_MS).unref();
  };
  setTimeout(run, EVERY_MS).unref();
}
