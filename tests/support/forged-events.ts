import { signatureOf } from "../../workers/sandbox/stripe/deliver";

interface Forged {
  body: string;
  signature: string | null;
}

const DAY = 86_400;

/** The forgeries of an attacker with a genuine body, and everything except the secret. */
const WAYS: ((body: string, at: number, n: number) => Promise<Forged>)[] = [
  // Altered behind the signature: one character.
  async (body, at, n) => {
    const place = (n * 7919) % body.length;
    const other = body[place] === "1" ? "2" : "1";
    return {
      body: body.slice(0, place) + other + body.slice(place + 1),
      signature: await signatureOf(body, at),
    };
  },
  // Old, and of tomorrow.
  async (body, at, n) => ({ body, signature: await signatureOf(body, at - 302 - (n % DAY)) }),
  async (body, at, n) => ({ body, signature: await signatureOf(body, at + 302 + (n % DAY)) }),
  // Signed with another secret.
  async (body, at, n) => ({ body, signature: await signatureOf(body, at, `whsec_${n}`) }),
  async (body, at) => ({ body, signature: await signatureOf(body, at, "whsec_") }),
  // A good signature under another time.
  async (body, at, n) => {
    const signature = await signatureOf(body, at - 400 - n);
    return { body, signature: signature.replace(/t=\d+/, `t=${at}`) };
  },
  // Two times in one header.
  async (body, at, n) => ({ body, signature: `t=${at},${await signatureOf(body, at - 400 - n)}` }),
  // Another scheme, nothing, and parts of it.
  async (body, at) => ({ body, signature: (await signatureOf(body, at)).replace("v1=", "v0=") }),
  async (body) => ({ body, signature: null }),
  async (body, at, n) => ({ body, signature: (await signatureOf(body, at)).slice(0, n % 78) }),
  async (body, at) => ({ body: "", signature: await signatureOf(body, at) }),
];

/** @returns the n-th forged delivery of a body */
export function forge(body: string, n: number): Promise<Forged> {
  const at = Math.floor(Date.now() / 1000);
  const way = WAYS[n % WAYS.length];
  if (!way) throw new Error("no way");
  return way(body, at, n);
}
