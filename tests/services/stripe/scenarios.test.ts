import { test } from "vitest";
import { SCENARIOS } from "../../stripe/scenarios";
import { standIn } from "../../stripe/stand-in";

test.each(SCENARIOS)("$name", async ({ run }) => run(await standIn()));
