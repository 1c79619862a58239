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

/** The rows that each query reads on 10,000 pages: the test that holds them prints them. */
function printRowsRead(): void {
  console.log("\nRows read by each query");
  const lines = vitest("tests/vitest.config.ts", "tests/services/rows-read.test.ts", /^rows /);
  for (const line of lines) console.log(line.replace(/^rows /, ""));
}
