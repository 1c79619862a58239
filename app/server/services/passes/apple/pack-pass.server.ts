import { type Zippable, zipSync } from "fflate";
import { sha1Of } from "~/server/platform/pass-images.server";
import type { PassSigner } from "~/server/platform/pass-signature.server";

/** One file of a pass. */
export interface PassFile {
  /** Its path in the archive: flat, but for `{language}.lproj/pass.strings`. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Its SHA-1 in lower-case hex, where it was computed before. */
  sha1?: string;
}

const encoder = new TextEncoder();

/**
 * Signs and packs a pass: a zip of the files, of `manifest.json` with the SHA-1 of each, and of the signature over that
 * manifest. Phones refuse entries for directories, and fflate writes none. Images, which are compressed already, and
 * the small text files are stored uncompressed.
 */
export async function packPass(
  files: readonly PassFile[],
  signer: PassSigner,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const hashes = await Promise.all(
    files.map(async ({ name, bytes, sha1 }) => [name, sha1 ?? (await sha1Of(bytes))]),
  );
  const manifest = encoder.encode(JSON.stringify(Object.fromEntries(hashes)));
  const signature = await signer.sign(manifest, now);
  const archive: Zippable = {};
  for (const { name, bytes } of files) archive[name] = [bytes, { level: name.endsWith(".json") ? 6 : 0 }];
  archive["manifest.json"] = [manifest, { level: 6 }];
  archive.signature = [signature, { level: 0 }];
  return zipSync(archive, { mtime: now });
}
