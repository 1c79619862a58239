import { BRAND, BRAND_ID } from "~/domain/brand";
import { DAY_MS } from "~/domain/durations";
import type { PassCertificates } from "./pass-signature.server";
import type { Platform } from "./platform.server";

/** A self-made chain, as PEM: the counterpart of Apple's root, intermediate and pass certificate. */
export interface DevelopmentChain extends PassCertificates {
  root: string;
}

/** Its key in the bucket, so that every isolate and restart signs with the same one. */
export const DEVELOPMENT_CHAIN_KEY = "development/pass-chain.json";

const ALGORITHM = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const YEARS = 10;

type Subject = Record<string, string>;

const TEAM = "TESTTEAM01";
const ROOT: Subject = { "2.5.4.10": BRAND, "2.5.4.3": `${BRAND} development root` };
const WWDR: Subject = { "2.5.4.10": BRAND, "2.5.4.3": `${BRAND} development intermediate` };
const SIGNER: Subject = {
  "0.9.2342.19200300.100.1.1": `pass.example.${BRAND_ID}.card`,
  "2.5.4.11": TEAM,
  "2.5.4.10": BRAND,
  "2.5.4.3": `Pass Type ID: pass.example.${BRAND_ID}.card`,
};

/** @returns the chain of this machine, made on first use. For development and tests only. */
export async function developmentChain(platform: Platform): Promise<DevelopmentChain> {
  const existing = await platform.bucket.get(DEVELOPMENT_CHAIN_KEY);
  if (existing) return existing.json<DevelopmentChain>();
  const chain = await makeChain(platform.now());
  // Of several isolates that make one concurrently, the first wins.
  const stored = await platform.bucket.put(DEVELOPMENT_CHAIN_KEY, JSON.stringify(chain), {
    onlyIf: { etagDoesNotMatch: "*" },
  });
  if (stored) return chain;
  const first = await platform.bucket.get(DEVELOPMENT_CHAIN_KEY);
  return first ? first.json<DevelopmentChain>() : chain;
}

async function makeChain(now: Date): Promise<DevelopmentChain> {
  const newKeys = () =>
    crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]) as Promise<CryptoKeyPair>;
  const [root, wwdr, signer] = await Promise.all([newKeys(), newKeys(), newKeys()]);
  const certificates = await Promise.all([
    certify({ subject: ROOT, issuer: ROOT, keys: root, issuerKeys: root, isAuthority: true, serial: 1, now }),
    certify({ subject: WWDR, issuer: ROOT, keys: wwdr, issuerKeys: root, isAuthority: true, serial: 2, now }),
    certify({
      subject: SIGNER,
      issuer: WWDR,
      keys: signer,
      issuerKeys: wwdr,
      isAuthority: false,
      serial: 3,
      now,
    }),
  ]);
  const [rootPem, wwdrPem, certificate] = certificates as [string, string, string];
  const key = pem("PRIVATE KEY", (await crypto.subtle.exportKey("pkcs8", signer.privateKey)) as ArrayBuffer);
  return { root: rootPem, wwdr: wwdrPem, certificate, key };
}

async function certify(wanted: {
  subject: Subject;
  issuer: Subject;
  keys: CryptoKeyPair;
  issuerKeys: CryptoKeyPair;
  isAuthority: boolean;
  serial: number;
  now: Date;
}): Promise<string> {
  const pki = await import("pkijs");
  const asn1 = await import("asn1js");
  const certificate = new pki.Certificate({
    version: 2,
    serialNumber: new asn1.Integer({ value: wanted.serial }),
  });
  const fill = (names: Subject, into: { typesAndValues: unknown[] }) => {
    for (const [type, value] of Object.entries(names)) {
      into.typesAndValues.push(
        new pki.AttributeTypeAndValue({ type, value: new asn1.Utf8String({ value }) }),
      );
    }
  };
  fill(wanted.subject, certificate.subject);
  fill(wanted.issuer, certificate.issuer);
  certificate.notBefore.value = new Date(wanted.now.getTime() - DAY_MS);
  certificate.notAfter.value = new Date(wanted.now.getTime() + YEARS * 365 * DAY_MS);
  const constraints = new pki.BasicConstraints({ cA: wanted.isAuthority });
  certificate.extensions = [
    new pki.Extension({
      extnID: "2.5.29.19",
      critical: true,
      extnValue: constraints.toSchema().toBER(false),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(wanted.keys.publicKey);
  await certificate.sign(wanted.issuerKeys.privateKey, "SHA-256");
  return pem("CERTIFICATE", certificate.toSchema(true).toBER(false));
}

function pem(name: string, bytes: ArrayBuffer): string {
  let binary = "";
  for (const byte of new Uint8Array(bytes)) binary += String.fromCharCode(byte);
  const lines = btoa(binary).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${name}-----\n${lines.join("\n")}\n-----END ${name}-----\n`;
}
