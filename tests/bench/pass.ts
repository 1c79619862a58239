import { printWays } from "./timed-worker.ts";

const WAYS = [
  { way: "ours", times: 40, name: "signed and packed, pictures prepared (aim 5)" },
  { way: "sign", times: 40, name: "its signature alone, pkijs and WebCrypto" },
  { way: "theirs", times: 4, name: "the same by passkit-generator" },
];

/** Figures of a pass, ours and passkit-generator's, the same files in the same Worker. */
export async function printPass(): Promise<void> {
  console.log("\nApple pass, 11 languages, 9 pictures");
  await printWays("./pass-worker.ts", WAYS, 1);
}

if (import.meta.main) await printPass();
