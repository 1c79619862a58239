import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { PORT } from "./runtime.ts";

const SAMPLE_MS = 50;

/** A file as it came: its bytes, how long it took, and by how much the runtime grew meanwhile, its database included. */
interface Export {
  text: string;
  total: number;
  seconds: number;
  grown: number;
}

/** Exports all contacts of an account as CSV and as vCards, reads both back by other programs, and prints what it took. */
export async function printExports(token: string): Promise<void> {
  const csv = await get("export.csv?for=crm", token);
  const rows: string[][] = parse(csv.text, { from: 2 });
  const vcf = await get("export.vcf", token);
  const cards = vcf.text
    .split(/(?<=END:VCARD\r\n)/)
    .map((card) => new ICAL.Component(ICAL.parse(card) as never));
  const names = cards.map((card) => String(card.getFirstPropertyValue("fn")));
  const missing = rows.filter(([, name], n) => name !== names[n]).length;
  console.log(
    `\nExport of ${csv.total} contacts: ${rows.length} rows, ${cards.length} vCards, ${missing} different`,
  );
  for (const [name, { text, seconds, grown }] of Object.entries({ csv, vcf })) {
    const size = (Buffer.byteLength(text) / 1e6).toFixed(1);
    console.log(
      `${name.padEnd(24)} ${size} MB in ${seconds.toFixed(1)} s, runtime grown by ${(grown / 1e6).toFixed(0)} MB`,
    );
  }
}

function get(file: string, token: string): Promise<Export> {
  const pid = runtimePid();
  const before = residentBytes(pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, SAMPLE_MS);
  const start = performance.now();
  const headers = { Host: `api.localhost:${PORT}`, Authorization: `Bearer ${token}` };
  return new Promise<Export>((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port: PORT, path: `/_/app/contact-forms/${file}`, headers },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => {
          const total = Number(response.headers["x-total-count"]);
          resolve({ text, total, seconds: (performance.now() - start) / 1000, grown: most - before });
        });
      },
    );
    call.on("error", reject);
    call.end();
  }).finally(() => clearInterval(sampling));
}

/** The runtime is the one program that this one started by that name. */
function runtimePid(): string {
  const found = readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? [];
    return name === "workerd" && parent === String(process.pid);
  });
  if (!found) throw new Error("the runtime is not among this program's own");
  return found;
}

const residentBytes = (pid: string) =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
