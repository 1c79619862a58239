import { printCardFiles } from "./card-files.ts";
import { printCodes } from "./codes.ts";
import { printComparison } from "./compare.ts";
import { printContacts } from "./contacts.ts";
import { printPass } from "./pass.ts";
import { printShareImage } from "./share-image.ts";
import { printTeamList } from "./team-list.ts";
import { printTeamLook } from "./team-look.ts";
import { vitest } from "./vitest.ts";

await printComparison();
await printCodes();
await printContacts();
await printTeamLook();
await printTeamList();
printRowsRead();
printShareImage();
await printPass();
await printCardFiles();
printHostileTexts();

/** The rows that each query reads on 10,000 pages: the test that holds them prints them. */
function printRowsRead(): void {
  console.log("\nRows read by each query");
  const lines = vitest("tests/vitest.config.ts", "tests/services/rows-read.test.ts", /^rows /);
  for (const line of lines) console.log(line.replace(/^rows /, ""));
}

/** Times of texts that are written to take long, at 50,000, 100,000 and 200,000 characters: linear ones double. */
function printHostileTexts(): void {
  console.log("\nHostile texts of 50,000, 100,000 and 200,000 characters");
  const lines = vitest("tests/vitest.config.ts", "tests/domain/hostile-texts.bench.ts", /^hostile text /);
  for (const line of lines) console.log(line.replace(/^hostile text /, ""));
}
