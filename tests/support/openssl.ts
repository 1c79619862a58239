import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes sure there is an openssl: if there is none and the command runs as root on Debian, installs one.
 * @throws Error with one line about what to install
 */
function ensureOpenssl(): void {
  if (spawnSync("openssl", ["version"]).status === 0) return;
  const canInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!canInstall) throw new Error("No openssl: install it (Debian, Ubuntu: apt-get install openssl).");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  execFileSync("apt-get", ["install", "-y", "-qq", "openssl"], { stdio: "ignore", env });
}

/** Lets openssl verify a detached PKCS#7 signature over a content, with one trusted root. @returns its output */
export function verifyDetached({
  content,
  signature,
  root,
}: {
  content: Buffer;
  /** DER. */
  signature: Buffer;
  /** PEM. */
  root: string;
}): string {
  ensureOpenssl();
  const folder = mkdtempSync(join(tmpdir(), "visita-openssl-"));
  const file = (name: string, bytes: Buffer | string) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  try {
    const args = [
      ...["smime", "-verify", "-inform", "DER", "-binary", "-purpose", "any"],
      ...["-in", file("signature", signature), "-content", file("content", content)],
      ...["-CAfile", file("root.pem", root), "-out", "/dev/null"],
    ];
    return spawnSync("openssl", args, { encoding: "utf8" }).stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
