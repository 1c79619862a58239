import type { Certificate } from "pkijs";

/** The three parts that a signature needs, as PEM. */
export interface PassCertificates {
  certificate: string;
  /** PKCS#8, not encrypted. */
  key: string;
  /** The intermediate certificate that issued the other one. */
  wwdr: string;
}

/** The signer of passes. */
export interface PassSigner {
  passTypeIdentifier: string;
  teamIdentifier: string;
  /** Whether the chain is self-made, for development: no phone accepts its signatures. */
  isSelfSigned: boolean;
  /** @returns a detached CMS signature (PKCS#7, DER) over a manifest */
  sign(manifest: Uint8Array, now: Date): Promise<Uint8Array<ArrayBuffer>>;
}

const USER_ID = "0.9.2342.19200300.100.1.1";
const ORGANIZATIONAL_UNIT = "2.5.4.11";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_TIME = "1.2.840.113549.1.9.5";

/**
 * Reads the certificates once; further signatures cost one RSA operation. Apple's pass certificates have the pass type
 * in their subject's UID and the team in its OU.
 * @throws Error that names the part that cannot be read, or when the certificate was not issued by the intermediate
 */
export async function readSigner(pem: PassCertificates, isSelfSigned: boolean): Promise<PassSigner> {
  // A dynamic import, so that modules that use only the type of signers, such as the sandbox, do not load the library.
  const pki = await import("pkijs");
  const asn1 = await import("asn1js");
  const certificate = readCertificate("APPLE_PASS_CERTIFICATE", pem.certificate, pki.Certificate);
  const wwdr = readCertificate("APPLE_WWDR_CERTIFICATE", pem.wwdr, pki.Certificate);
  if (!certificate.issuer.isEqual(wwdr.subject)) {
    throw new Error("APPLE_PASS_CERTIFICATE was not issued by APPLE_WWDR_CERTIFICATE");
  }
  const key = await readKey(pem.key);

  const sign = async (manifest: Uint8Array, now: Date): Promise<Uint8Array<ArrayBuffer>> => {
    const digest = await crypto.subtle.digest("SHA-256", manifest as BufferSource);
    const attribute = (type: string, value: object) => new pki.Attribute({ type, values: [value] });
    const signed = new pki.SignedData({
      encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: pki.id_ContentType_Data }),
      certificates: [wwdr, certificate],
      signerInfos: [
        new pki.SignerInfo({
          sid: new pki.IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new pki.SignedAndUnsignedAttributes({
            type: 0,
            // A set in DER is sorted: these are by their lengths.
            attributes: [
              attribute(
                CONTENT_TYPE,
                new asn1.ObjectIdentifier({ value: pki.id_ContentType_Data as string }),
              ),
              attribute(SIGNING_TIME, new asn1.UTCTime({ valueDate: now })),
              attribute(MESSAGE_DIGEST, new asn1.OctetString({ valueHex: digest })),
            ],
          }),
        }),
      ],
    });
    await signed.sign(key, 0, "SHA-256", manifest as BufferSource);
    const content = signed.toSchema();
    const info = new pki.ContentInfo({ contentType: pki.ContentInfo.SIGNED_DATA, content });
    return new Uint8Array(info.toSchema().toBER(false));
  };

  return {
    passTypeIdentifier: subjectPart(certificate, USER_ID),
    teamIdentifier: subjectPart(certificate, ORGANIZATIONAL_UNIT),
    isSelfSigned,
    sign,
  };
}

function readCertificate(name: string, pem: string, type: typeof Certificate): Certificate {
  try {
    return type.fromBER(bytesOfPem(pem));
  } catch (cause) {
    throw new Error(`${name} is no certificate in PEM`, { cause });
  }
}

async function readKey(pem: string): Promise<CryptoKey> {
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  try {
    return await crypto.subtle.importKey("pkcs8", bytesOfPem(pem), algorithm, false, ["sign"]);
  } catch (cause) {
    throw new Error("APPLE_PASS_KEY is no RSA key in PKCS#8; see docs/deployment.md", { cause });
  }
}

function bytesOfPem(pem: string): ArrayBuffer {
  const base64 = /-----BEGIN [A-Z ]+-----([A-Za-z0-9+/=\s]+)-----END/.exec(pem)?.[1] ?? "";
  return Uint8Array.from(atob(base64.replace(/\s/g, "")), (character) => character.charCodeAt(0)).buffer;
}

function subjectPart(certificate: Certificate, type: string): string {
  const found = certificate.subject.typesAndValues.find((part) => part.type === type);
  const value = found?.value.valueBlock.value;
  if (typeof value !== "string" || value === "") {
    throw new Error(`APPLE_PASS_CERTIFICATE has no ${type === USER_ID ? "UID" : "OU"} in its subject`);
  }
  return value;
}
