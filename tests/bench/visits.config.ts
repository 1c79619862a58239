import { defineConfig, mergeConfig, type Plugin } from "vite";
import whole from "../../vite.config.ts";

const NOTHING = `
  export const countResponse = () => {};
  export const countAction = () => {};
  export const isUntracked = () => false;
  export const isUncountedDevice = () => false;`;

const HAND_OVER = "await send().catch(send);";
const COUNT = "this.#atOnce(() => this.#take(batch));";
const ONE_ROW = `
  this.ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS batches (id TEXT PRIMARY KEY) WITHOUT ROWID");
  this.ctx.storage.sql.exec("INSERT INTO batches VALUES (?)", batch.id);`;
const PLAIN_OBJECT = 'import { DurableObject } from "cloudflare:workers";';
const measured = JSON.stringify(new URL("./measured-object.ts", import.meta.url).pathname);

/** What a build of the product has in the place of one of its files, by the build's name. */
const CHANGES: Record<string, { file: string; change: (code: string) => string }> = {
  /** Nothing in the place of what counts, to measure what counting costs. */
  plain: { file: "/app/server/http/site/count.server.ts", change: () => NOTHING },
  /** Everything but the hand-over itself: events are made, wait, are put into batches and dropped. */
  "no-hand-over": {
    file: "/app/server/platform/visit-buffer.server.ts",
    change: (code) => replaceOnce(code, HAND_OVER, ""),
  },
  /** An object that stores one row of a hand-over and counts nothing: what no object of any kind does for less. */
  "one-row": {
    file: "/workers/visits/visit-day.ts",
    change: (code) => replaceOnce(code, COUNT, ONE_ROW),
  },
  /** The visit objects report how many rows they wrote, and end their days on request. */
  measured: {
    file: "/workers/visits/visit-day.ts",
    change: (code) => replaceOnce(code, PLAIN_OBJECT, `import { DurableObject } from ${measured};`),
  },
};

function replaceOnce(code: string, from: string, to: string): string {
  if (code.split(from).length !== 2) throw new Error(`"${from}" is not there once`);
  return code.replace(from, () => to);
}

/** Puts the changed file into the place of the product's. */
function changed(name = ""): Plugin {
  const found = CHANGES[name];
  if (!found) throw new Error(`VISITS_BUILD is ${name}`);
  let isChanged = false;
  return {
    name: "bench:visits",
    enforce: "pre",
    transform(code, id, options) {
      if (!options?.ssr || !id.endsWith(found.file)) return null;
      isChanged = true;
      return { code: found.change(code), map: null };
    },
    buildEnd() {
      if (this.environment.name !== "client" && !isChanged) this.error(`${found.file} is not in the build`);
    },
  };
}

export default defineConfig(async (env) =>
  mergeConfig(typeof whole === "function" ? await whole(env) : whole, {
    plugins: [changed(process.env.VISITS_BUILD)],
  }),
);
