import { PASS_SCALES, passImageFile } from "~/domain/passes/apple/images";
import { readAsset } from "~/server/platform/assets.server";
import { sha1Of } from "~/server/platform/pass-images.server";
import type { Platform } from "~/server/platform/platform.server";
import type { PassFile } from "./pack-pass.server";

/** The same for every pass, so read once per isolate. */
let files: PassFile[] | undefined;

/** @returns the icon of passes whose card has neither logo nor photo, from `public/pass` */
export async function brandIcon(platform: Platform): Promise<PassFile[]> {
  files ??= await Promise.all(PASS_SCALES.map((scale) => iconFile(platform, passImageFile("icon", scale))));
  return files;
}

async function iconFile(platform: Platform, name: string): Promise<PassFile> {
  const file = await readAsset(platform, `/pass/${name}`);
  if (!file) throw new Error(`There is no /pass/${name}`);
  const bytes = new Uint8Array(file);
  return { name, bytes, sha1: await sha1Of(bytes) };
}
