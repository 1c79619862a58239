import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { CONTACT_SHARE, contactsFrom } from "../support/many-contacts.ts";
import { printExports } from "./contact-exports.ts";
import { PORT, startBuilt } from "./runtime.ts";
import { applyMigrations } from "./seed.ts";
import { vitest } from "./vitest.ts";

const CONTACTS = 1_000_000;
const CHUNK = 5_000;
const ROUNDS = 20;
const ACCOUNT = { email: "bench@visita.example", password: "visita-bench-1", name: "Bench" };

/** The requests of the list, by the API's addresses. */
const QUERIES = {
  "a page": "",
  "by status": "?status=done",
  "by page and tag": "?page=pg_3&tag=fair",
  "since a day": `?from=${new Date(1000 * (CONTACTS - 5_000)).toISOString()}`,
  "until a day": `?to=${new Date(1000 * (CONTACTS / 2)).toISOString()}`,
  "a search for a few": "?search=person77123",
  "a search for all": "?search=pers%20exam",
};

/** What lists of 100,000 contacts cost among a million, on the built Worker: the time by the clock, and the rows read. */
export async function printContacts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  try {
    const miniflare = await startBuilt(folder);
    try {
      await measure(miniflare);
    } finally {
      await miniflare.dispose();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const line of vitest("tests/vitest.config.ts", "tests/services/contact-rows.test.ts", /^contact rows/))
    console.log(line);
}

async function measure(miniflare: Miniflare): Promise<void> {
  await applyMigrations(miniflare);
  const { token } = await ask<{ token: string }>("POST", "/app/registration/register", "", ACCOUNT);
  const { id } = await ask<{ id: string }>("GET", "/_/app/user", token);
  const db = await miniflare.getD1Database("DB");
  for (let from = 0; from < CONTACTS; from += CHUNK)
    await db.prepare(contactsFrom(id, from, from + CHUNK)).run();
  console.log(
    `\nLists of ${CONTACTS / CONTACT_SHARE} contacts among ${CONTACTS}, ${ROUNDS} calls each (aim 100 ms)`,
  );
  for (const [name, query] of Object.entries(QUERIES)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await ask("GET", `/_/app/contact-forms${query}`, token);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * (ROUNDS - 1))] ?? 0).toFixed(0).padStart(5);
    console.log(`${name.padEnd(24)} median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  }
  await printExports(token);
}

function ask<T>(method: string, path: string, token: string, body?: object): Promise<T> {
  const headers = {
    Host: `api.localhost:${PORT}`,
    "Content-Type": "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port: PORT, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => {
        if ((response.statusCode ?? 500) < 300) resolve(JSON.parse(text) as T);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    call.on("error", reject);
    call.end(body && JSON.stringify(body));
  });
}

if (import.meta.main) await printContacts();
