import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { newId } from "~/domain/ids";
import { findCode, findCodeFile } from "~/server/data/codes.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createPlatform } from "~/server/platform/platform.server";
import { countedDatabase } from "../support/counted-database";

const bindings = env as unknown as Bindings & { BENCH?: unknown };
const FEW = 100;
/** The bench uses a million, which take half a minute to create. */
const MANY = bindings.BENCH ? 1_000_000 : 20_000;
const CHUNK = 20_000;
const counter = { read: 0 };
const { db } = createPlatform(
  { ...bindings, DB: countedDatabase(bindings.DB, counter) },
  { requestId: newId("req"), ip: "127.0.0.1", waitUntil: () => undefined },
);

async function codesUpTo(from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += CHUNK) {
    const last = Math.min(first + CHUNK, to) - 1;
    await bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})
       INSERT INTO codes (code, owner_id, card_id, created_at)
       SELECT printf('0%09d', i), 'usr_' || (i % 10000), 'crd_' || (i % 10000), i FROM n`,
    ).run();
  }
}

async function rowsRead(query: (code: string) => Promise<unknown>): Promise<number> {
  counter.read = 0;
  await query("0000000042");
  return counter.read;
}

test("a code is found in as many rows whether there are a hundred or a million", {
  timeout: 300_000,
}, async () => {
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO users (id, email, name, created_at, updated_at) VALUES ('usr_42', '42@visita.example', 'N', 0, 0)",
    ),
    bindings.DB.prepare(
      `INSERT INTO cards (id, hash, owner_id, code, title, content, created_at, updated_at)
       VALUES ('crd_42', 'hash42', 'usr_42', '0000000042', 'T', '{}', 0, 0)`,
    ),
  ]);
  await codesUpTo(0, FEW);
  const few = [
    await rowsRead((code) => findCode(db, code)),
    await rowsRead((code) => findCodeFile(db, code)),
  ];
  await codesUpTo(FEW, MANY);
  const many = [
    await rowsRead((code) => findCode(db, code)),
    await rowsRead((code) => findCodeFile(db, code)),
  ];
  expect(many).toEqual(few);
  if (!bindings.BENCH) return;
  console.info(`code rows read, of ${FEW} codes: ${few[0]} for the redirect, ${few[1]} for a file`);
  console.info(`code rows read, of ${MANY} codes: ${many[0]} for the redirect, ${many[1]} for a file`);
});
