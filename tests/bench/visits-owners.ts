import type { Miniflare } from "miniflare";
import { newId } from "../../app/domain/ids.ts";
import { askBuilt } from "./ask-built.ts";
import { applyMigrations } from "./seed.ts";
import { pause } from "./visits-visitors.ts";

export interface BenchOwner {
  id: string;
  /** Absent for an owner who was inserted into the database and never signs in. */
  token?: string;
  /** For a run that is longer than a token is valid. */
  refreshToken?: string;
  pages: { id: string; path: string }[];
}

const CHUNK = 100;
let made = 0;

/**
 * Creates owners with pages of twenty links, published, on an empty database: the first page by the API, the others as
 * copies of it by SQL.
 * @param signedIn how many of them, the first ones, register and so can request their reports
 */
export async function makeOwners(
  miniflare: Miniflare,
  { owners, pages, signedIn }: { owners: number; pages: number; signedIn: number },
): Promise<BenchOwner[]> {
  await applyMigrations(miniflare);
  const all: BenchOwner[] = [];
  for (let i = 0; i < owners; i++)
    all.push(i < signedIn ? await register() : { id: newId("usr"), pages: [] });
  const first = all[0];
  if (!first?.token) throw new Error("Nobody makes the first page");
  const items = Array.from({ length: 20 }, (_, i) => ({
    title: `Link ${i}`,
    url: `https://example.com/${i}`,
  }));
  const page = { slug: "first", profile: { title: "Bench" }, blocks: [{ type: "buttons", data: { items } }] };
  const original = JSON.parse(await askBuilt("api", "POST", "/_/pages", first.token, page));
  for (const owner of all)
    owner.pages = Array.from({ length: pages }, () => ({ id: newId("pg"), path: `/bench-${made++}` }));
  const db = await miniflare.getD1Database("DB");
  const user = db.prepare(
    "INSERT INTO users (id, email, name, created_at, updated_at) VALUES (?1, ?1, 'Bench', 0, 0)",
  );
  const copy = db.prepare(`
    INSERT INTO pages (id, owner_id, slug, code, title, content, is_pro, published, published_at, is_duplicate, created_at,
      updated_at, version)
    SELECT ?1, ?2, ?3, ?4, title, content, 0, 1, 0, 0, 0, 0, 1 FROM pages WHERE id = ?5`);
  let codes = 0;
  const statements = all.flatMap((owner) => [
    ...(owner.token ? [] : [user.bind(owner.id)]),
    ...owner.pages.map(({ id, path }) =>
      copy.bind(id, owner.id, path.slice(1), String(codes++).padStart(10, "0"), original.id),
    ),
  ]);
  // Making so many blocked this process for longer than the runtime holds an idle connection: it is noticed as closed.
  await pause(100);
  for (let from = 0; from < statements.length; from += CHUNK)
    await db.batch(statements.slice(from, from + CHUNK));
  return all;
}

/** Gives another runtime the owners, pages and codes of one: only one has the port that the API's addresses name. */
export async function copyRows(from: Miniflare, to: Miniflare): Promise<void> {
  await applyMigrations(to);
  const [source, target] = [await from.getD1Database("DB"), await to.getD1Database("DB")];
  for (const table of ["users", "pages", "codes"]) {
    // In parts: all rows of ten thousand owners exceed what the runtime returns at once.
    for (let from = 0; ; from += CHUNK) {
      const page = `SELECT * FROM ${table} ORDER BY rowid LIMIT ${CHUNK} OFFSET ${from}`;
      const { results } = await source.prepare(page).all();
      if (results.length === 0) break;
      await target.batch(
        results.map((row) => {
          const names = Object.keys(row);
          const marks = names.map(() => "?").join(", ");
          const insert = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`;
          return target.prepare(insert).bind(...Object.values(row));
        }),
      );
    }
  }
}

async function register(): Promise<BenchOwner> {
  const account = { email: `${newId("usr")}@bench.example`, password: "visita-bench-1", name: "Bench" };
  const from = { "CF-Connecting-IP": `172.16.${made >> 8}.${made++ & 255}` };
  const {
    token,
    refresh_token: refreshToken,
    user,
  } = JSON.parse(await askBuilt("api", "POST", "/app/registration/register", "", account, from));
  return { id: user.id, token, refreshToken, pages: [] };
}

/** Gives an owner who is signed in a new token. */
export async function refresh(owner: BenchOwner): Promise<void> {
  const body = { refresh_token: owner.refreshToken };
  const pair = JSON.parse(await askBuilt("api", "POST", "/security/token/refresh", "", body));
  owner.token = pair.token;
  owner.refreshToken = pair.refresh_token;
}
