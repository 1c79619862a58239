import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/** What a part of a divided run has counted, beside its reports. */
interface Part {
  passed: number;
  failures: string[];
}

const FOLDER = "parts";

/** @param shard as `2/5` */
export function notePart(blobs: string, shard: string, part: Part): void {
  mkdirSync(`${blobs}/${FOLDER}`, { recursive: true });
  writeFileSync(`${blobs}/${FOLDER}/${shard.replace("/", "-")}.json`, JSON.stringify(part));
}

/**
 * @returns why the reports of parts do not make a whole: parts that are missing, of another division, or with failures
 *   that no report has, such as those of checks
 */
export function partProblems(blobs: string): string[] {
  const folder = `${blobs}/${FOLDER}`;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const parts = names.flatMap((name) => {
    const [, at, of] = /^(\d+)-(\d+)\.json$/.exec(name) ?? [];
    return at && of ? [{ at: Number(at), of: Number(of), name }] : [];
  });
  const of = parts[0]?.of ?? 0;
  if (of === 0) return ["no part has left its reports"];
  if (parts.some((part) => part.of !== of)) return ["the parts are of different divisions"];
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter(
    (at) => !parts.some((part) => part.at === at),
  );
  const failed = parts.flatMap(({ name }) => {
    const { failures } = JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as Part;
    return failures.length > 0 ? [`part ${name.slice(0, -5)}: ${failures.length} failed`] : [];
  });
  return [...missing.map((at) => `part ${at}/${of} has left no reports`), ...failed];
}
