import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { exitOnOldState } from "./migrate.ts";
import { runCron } from "./run-cron.ts";
import { seedLocally } from "./seed-locally.ts";
import { startDevelopment } from "./start-development.ts";

// A half-written file fails an update, sometimes as an unhandled rejection: the next save fixes it.
process.on("unhandledRejection", (error: unknown) => console.error(error));

const port = Number(process.env.PORT ?? 8787);
await startDevelopment(port).catch(exitOnOldState);
// The first page comes first, for a quick start; the files that share images are drawn with and the demo accounts are
// created after it.
await (await fetch(`http://localhost:${port}/`)).text();
await promisify(execFile)(process.execPath, ["workers/share-image/files/make.ts"]);
const made = await seedLocally(port);
runCron(port);

console.log(`
  Visita runs.

    App    http://localhost:${port}   (or http://127.0.0.1:${port})
    Site   http://me.localhost:${port}/ada
    API    http://api.localhost:${port}/docs
    Mails  http://localhost:${port}/dev/inbox
    Stripe http://sandbox.localhost:${port}/stripe   (its clock, payments and events)

    Demo accounts, all with the password visita-demo-1${made.length > 0 ? " (just made)" : ""}:
    pro@visita.example       25 seats paid yearly, a page at /ada, a card, and Ben in the team
    free@visita.example      a page at /ben, and a card in Ada’s team
    expired@visita.example   2 seats that were not paid for any more
    lifetime@visita.example  a plan for life
    admin@visita.example
`);
