import { writeFileSync } from "node:fs";
import { BASELINES, renderBaseline } from "./baseline.ts";

/** Rewrites the migration of each database from its schema. Local data of an earlier one goes by `npm run reset`. */
const files: [file: string, content: string][] = [];
for (const baseline of BASELINES) files.push([baseline.file, await renderBaseline(baseline)]);
// Both or none.
for (const [file, content] of files) writeFileSync(file, content);
