import { printWays } from "./timed-worker.ts";

const WAYS = [
  { way: "plain", times: 2000, name: "contact file" },
  { way: "photo", times: 200, name: "contact file with a photo of 40 kB" },
  { way: "link", times: 100, name: "save link for Google Wallet, RS256" },
];

/** Figures of what a card's buttons give. */
export async function printCardFiles(): Promise<void> {
  console.log("\nOf a card with seven contacts");
  await printWays("./card-files-worker.ts", WAYS, 3);
}

if (import.meta.main) await printCardFiles();
