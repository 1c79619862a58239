import { Buffer } from "node:buffer";
import type { NewPasskey, SignedPasskey } from "~/domain/accounts/passkeys";

const sha256 = async (bytes: Uint8Array | string) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(bytes)));
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const byteString = (value: Uint8Array) =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/** The browser's client data: what is requested, and where. */
export interface Ceremony {
  challenge: string;
  /** Default: the app's. */
  origin?: string;
  /** Default: localhost. */
  host?: string;
  /** Whether it reports that its user was verified. Default: yes. */
  isVerified?: boolean;
}

// why: a passkey is created by hardware; this follows the standard, for one credential with P-256.
/** A software authenticator that holds one passkey. */
export async function authenticator(userId: string) {
  const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const raw = Buffer.from((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const credentialId = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
  const id = credentialId.toString("base64url");
  let counter = 0;

  async function head({ host = "localhost", isVerified = true }: Ceremony, flags: number): Promise<Buffer> {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]);
    return Buffer.concat([await sha256(host), flag, count]);
  }

  const clientData = (type: string, { challenge, origin = "http://localhost:8787" }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    /** Sets the counter that it reports next. */
    count(value: number): void {
      counter = value;
    },
    async create(ceremony: Ceremony): Promise<NewPasskey> {
      // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        raw.subarray(1, 33),
        Buffer.from([0x22, 0x58, 0x20]),
        raw.subarray(33),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([await head(ceremony, 0x40), Buffer.alloc(16), length, credentialId, cose]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        byteString(data),
      ]);
      const response = {
        clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
      };
      return { id, rawId: id, type: "public-key", response };
    },
    async sign(ceremony: Ceremony): Promise<SignedPasskey> {
      const data = await head(ceremony, 0);
      const client = clientData("webauthn.get", ceremony);
      const signed = Buffer.concat([data, await sha256(client)]);
      const algorithm = { name: "ECDSA", hash: "SHA-256" };
      const signature = Buffer.from(await crypto.subtle.sign(algorithm, pair.privateKey, signed));
      const response = {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: der(signature).toString("base64url"),
        userHandle: Buffer.from(userId).toString("base64url"),
      };
      return { id, rawId: id, type: "public-key", response };
    },
  };
}

/** WebCrypto's r and s as the ASN.1 that authenticators write. */
function der(signature: Buffer): Buffer {
  const integer = (half: Buffer) => {
    let value = half;
    while (value.length > 1 && value[0] === 0) value = value.subarray(1);
    const padded = (value[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), value]) : value;
    return Buffer.concat([Buffer.from([0x02, padded.length]), padded]);
  };
  const body = Buffer.concat([integer(signature.subarray(0, 32)), integer(signature.subarray(32))]);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}
