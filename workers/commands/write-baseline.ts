import { writeFileSync } from "node:fs";
import { BASELINES, renderBaseline } from "./baseline.ts";

/** Rewrites the migration of each database from its schema. Local data of an earlier one goes by `npm run reset`. */
for (const baseline of BASELINES) writeFileSync(baseline.file, await renderBaseline(baseline));
