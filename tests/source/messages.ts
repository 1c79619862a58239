import { readFileSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { en } from "../../app/i18n/english.ts";
import type { Namespace } from "../../app/i18n/translated.ts";

const isNamespace = (name: string): name is Namespace => Object.hasOwn(en, name);

/** One of our modules in a browser: its static imports, and its dynamic ones, by the name of the import. */
interface BrowserModule {
  now: string[];
  late: { file: string; named: string }[];
}

/** The modules of ours that a browser gets with a route, what is imported late included. */
async function browserModules(route: string): Promise<Record<string, BrowserModule>> {
  const leaveOut: Plugin = {
    name: "leave-out",
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, kind }) => {
        if (kind === "entry-point") return undefined;
        const isOurs = /^[./~]/.test(path) && !/\.server\b|\?|\.(wasm|bin|css|svg)$/.test(path);
        return isOurs ? undefined : { path, external: true, sideEffects: false };
      });
    },
  };
  const { metafile } = await build({
    entryPoints: [route],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "unwritten",
    jsx: "automatic",
    logLevel: "error",
    plugins: [leaveOut],
  });
  return Object.fromEntries(
    Object.entries(metafile.inputs).map(([file, { imports }]) => {
      const own = imports.filter(({ external }) => !external);
      const late = own.filter(({ kind }) => kind === "dynamic-import");
      return [
        file,
        {
          now: own.filter(({ kind }) => kind !== "dynamic-import").map(({ path }) => path),
          late: late.map(({ path, original }) => ({ file: path, named: original ?? "" })),
        },
      ];
    }),
  );
}

/** Which namespaces the screen of a route translates from, and where one is not loaded. */
export async function messagesUsed(
  route: string,
  loaded: readonly string[],
): Promise<{ used: Namespace[]; missing: string[] }> {
  const modules = await browserModules(route);
  const used = new Set<Namespace>();
  const missing = new Set<string>();
  const visited = new Map<string, ReadonlySet<string>[]>();
  const visit = (file: string, available: ReadonlySet<string>) => {
    const before = visited.get(file) ?? [];
    if (
      /^app\/i18n\/\w+\//.test(file) ||
      before.some((known) => [...known].every((name) => available.has(name)))
    )
      return;
    visited.set(file, [...before, available]);
    for (const namespace of namespacesOf(file)) {
      used.add(namespace);
      if (!available.has(namespace)) missing.add(`${file}: ${namespace}`);
    }
    const { now, late } = modules[file] ?? { now: [], late: [] };
    for (const other of now) visit(other, available);
    for (const { file: other, named } of late)
      visit(other, new Set([...available, ...loadedWith(file, named)]));
  };
  visit(route, new Set(loaded));
  return { used: [...used], missing: [...missing] };
}

/** What a module loads with a part that it imports late: of `loadWithMessages(["cards"], () => import("./part"))`. */
function loadedWith(file: string, part: string): string[] {
  const source = readFileSync(file, "utf8");
  const calls = source.matchAll(/loadWithMessages\(\s*\[([^\]]*)\],\s*\(\) => import\("([^"]*)"\)/g);
  return [...calls]
    .filter(([, , named]) => named === part)
    .flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name));
}

/** The namespaces that a module translates from: of `useTranslation("cards")`, `t("cards:save")` and the like. */
function namespacesOf(file: string): Namespace[] {
  const source = readFileSync(file, "utf8");
  const hooks = [...source.matchAll(/useTranslation\(([^)]*)\)/g)];
  const named = hooks.flatMap(([, names = ""]) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );
  const prefixed = [...source.matchAll(/["`](\w+):[\w$]/g)].map(([, name = ""]) => name);
  return [...new Set([...named, ...prefixed])].filter(isNamespace);
}
