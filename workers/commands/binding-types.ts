import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const BINDING_TYPES = "app/server/platform/wrangler-bindings.server.ts";

/**
 * @returns the bindings in wrangler.toml, from `wrangler types`: the interface alone, without the classes of the build
 * that it names for Durable Objects, so that types need no build
 */
export function bindingTypes(): string {
  const folder = mkdtempSync(join(tmpdir(), "visita-types-"));
  try {
    const file = join(folder, "types.d.ts");
    const noSecrets = join(folder, "empty.env");
    writeFileSync(noSecrets, "");
    execFileSync(
      process.execPath,
      [
        "node_modules/wrangler/bin/wrangler.js",
        ...["types", file, "--include-runtime=false", "--strict-vars=false", "--env-interface=Wrangler"],
        `--env-file=${noSecrets}`,
      ],
      // Secrets of this machine are no bindings of wrangler.toml.
      { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
    );
    const [, body = ""] =
      /interface __BaseEnv_Wrangler \{\n([\s\S]*?)\n\}/.exec(readFileSync(file, "utf8")) ?? [];
    const lines = body
      .split("\n")
      .map((line) => line.trim().replace(/DurableObjectNamespace<.*>;/, "DurableObjectNamespace;"))
      .map((line) => line.replace(/ \/\* .* \*\//, ""));
    return `/** What wrangler.toml binds; made by \`npm run types\`, never changed by hand. */
export interface WranglerBindings {
${lines.map((line) => `  ${line}`).join("\n")}
}
`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.filename === process.argv[1]) writeFileSync(BINDING_TYPES, bindingTypes());
