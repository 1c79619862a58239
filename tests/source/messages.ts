import { readFileSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { en } from "../../app/i18n/english.ts";
import type { Namespace } from "../../app/i18n/translated.ts";

const isNamespace = (name: string): name is Namespace => Object.hasOwn(en, name);

/** The modules of ours that a browser gets with a route, what it imports late included. */
export async function browserModules(route: string): Promise<string[]> {
  const leaveOut: Plugin = {
    name: "leave-out",
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, kind }) => {
        if (kind === "entry-point") return undefined;
        const isOurs = /^[./~]/.test(path) && !/\.server\b|\?|\.(wasm|bin|css)$/.test(path);
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
  return Object.keys(metafile.inputs).filter((file) => !/^app\/i18n\/\w+\//.test(file));
}

/** The namespaces that a module translates from: of `useTranslation("cards")`, `t("cards:save")` and the like. */
export function namespacesOf(file: string): Namespace[] {
  const source = readFileSync(file, "utf8");
  const hooks = [...source.matchAll(/useTranslation\(([^)]*)\)/g)];
  const named = hooks.flatMap(([, names = ""]) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );
  const prefixed = [...source.matchAll(/["`](\w+):[\w$]/g)].map(([, name = ""]) => name);
  return [...new Set([...named, ...prefixed])].filter(isNamespace);
}
