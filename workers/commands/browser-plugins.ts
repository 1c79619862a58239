import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const I18N = new URL("../../app/i18n/", import.meta.url).pathname;
/** Namespaces used by the server only. */
const SERVER_ALONE = new Set(["templates", "mail", "passes"]);

interface MessageFile {
  namespace: string;
  language: string;
  id: string;
}

function messageFileList(): MessageFile[] {
  const folders = readdirSync(I18N, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .filter(({ name }) => !SERVER_ALONE.has(name))
    .flatMap(({ name: namespace }) =>
      readdirSync(`${I18N}${namespace}`)
        .sort()
        .map((file) => ({ namespace, language: file.replace(".ts", ""), id: `${I18N}${namespace}/${file}` })),
    );
}

/** The version of a language's messages: browsers cache its files for a year under a name that contains this. */
function versionOf(language: string, list: readonly MessageFile[]): string {
  const hash = createHash("sha256");
  for (const file of list) if (file.language === language) hash.update(readFileSync(file.id));
  return hash.digest("base64url").slice(0, 8);
}

/**
 * Names the files of messages in browsers by their namespace, language and the language's version, so that their URLs
 * can be computed: a list of all of them, with a hash each, was larger than the messages of most screens.
 */
export function messageFiles(): Plugin {
  const list = messageFileList();
  const versions = Object.fromEntries(
    [...new Set(list.map(({ language }) => language))].map((language) => [
      language,
      versionOf(language, list),
    ]),
  );
  return {
    name: "visita:message-files",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    buildStart() {
      for (const { namespace, language, id } of list)
        this.emitFile({
          type: "chunk",
          id,
          fileName: `assets/${namespace}-${language}-${versions[language]}.js`,
        });
    },
    load: (id) =>
      id === `${I18N}message-files.ts`
        ? `const versions = ${JSON.stringify(versions)};
          export const importMessages = (namespace, language) => {
            const file = "/assets/" + namespace + "-" + language + "-" + versions[language] + ".js";
            return import(/* @vite-ignore */ file);
          };`
        : undefined,
  };
}

/**
 * Names the files of fonts by the version of all their packages: a hash each was most of the list of them that draws pages.
 */
export function fontFiles(): Plugin {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([name]) => name.startsWith("@fontsource/"),
  );
  const version = createHash("sha256").update(JSON.stringify(packages)).digest("base64url").slice(0, 8);
  const isFont = /@fontsource[/\\].*\.woff2$/;
  return {
    name: "visita:font-files",
    apply: "build",
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            assetFileNames: ({ originalFileNames }) =>
              originalFileNames.some((file) => isFont.test(file))
                ? `assets/[name]-${version}[extname]`
                : "assets/[name]-[hash][extname]",
          },
        },
      },
    }),
  };
}
