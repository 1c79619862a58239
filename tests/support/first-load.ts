import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * What files weigh as they are sent.
 * @param client the folder of the build's files
 * @param paths of the files below it
 */
export function gzipBytes(client: string, paths: Iterable<string>): number {
  let sum = 0;
  for (const path of paths) sum += gzipSync(readFileSync(`${client}${path}`)).length;
  return sum;
}
