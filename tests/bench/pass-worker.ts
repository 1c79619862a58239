import { Buffer } from "node:buffer";
import { PKPass } from "passkit-generator";
import { LANGUAGES } from "~/domain/languages";
import { PASS_SCALES, passImageFile } from "~/domain/passes/apple/images";
import { applePass } from "~/domain/passes/apple/pass-json";
import { PASS_SENTENCES, type PassSentences, passStrings, sentenceKey } from "~/domain/passes/apple/strings";
import { developmentChain } from "~/server/platform/development-chain.server";
import { sha1Of } from "~/server/platform/pass-images.server";
import { readSigner } from "~/server/platform/pass-signature.server";
import type { Platform } from "~/server/platform/platform.server";
import { packPass } from "~/server/services/passes/apple/pack-pass.server";

const NOW = new Date("2026-11-21T12:00:00Z");
/** About what the nine images of a card with a logo and a photo weigh. */
const IMAGE_BYTES = { icon: [1, 3, 6], logo: [3, 8, 14], thumbnail: [10, 30, 60] };
const SENTENCES = Object.fromEntries(PASS_SENTENCES.map((name) => [name, `The ${name}`])) as PassSentences;

/** The same pass as files for ours, whose images and words have their SHA-1 from before, and as parts for theirs. */
async function makePasses() {
  // why: the bench signs with its own chain, and needs nothing else of the platform.
  const bucket = { get: async () => null, put: async () => ({}) };
  const chain = await developmentChain({ bucket, now: () => NOW } as unknown as Platform);
  const signer = await readSigner(chain, true);
  const pass = applePass(CARD, {
    serialNumber: "0123456789abcdef",
    passTypeIdentifier: signer.passTypeIdentifier,
    teamIdentifier: signer.teamIdentifier,
    webServiceUrl: "https://pages.example/passkit",
    authenticationToken: "0".repeat(64),
    codeUrl: "https://pages.example/q/0123456789",
    cardUrl: "https://pages.example/c/0123456789abcdef",
    isVoided: false,
    isSelfSigned: true,
  });
  const json = new TextEncoder().encode(JSON.stringify(pass));
  const images = Object.entries(IMAGE_BYTES).flatMap(([name, sizes]) =>
    PASS_SCALES.map((scale) => ({
      name: passImageFile(name as "icon", scale),
      bytes: crypto.getRandomValues(new Uint8Array((sizes[scale - 1] ?? 1) * 1000)),
    })),
  );
  const languages = LANGUAGES.map(({ shortCode, hreflangCode }) => hreflangCode ?? shortCode);
  const messages = languages.map((name) => ({
    name: `${name}.lproj/pass.strings`,
    bytes: passStrings(SENTENCES),
  }));
  const prepared = await Promise.all(
    [...images, ...messages].map(async (file) => ({ ...file, sha1: await sha1Of(file.bytes) })),
  );
  const files = [{ name: "pass.json", bytes: json }, ...prepared];
  const flat = [{ name: "pass.json", bytes: json }, ...images];
  const buffers = Object.fromEntries(flat.map(({ name, bytes }) => [name, Buffer.from(bytes)]));
  const translations = Object.fromEntries(PASS_SENTENCES.map((name) => [sentenceKey(name), SENTENCES[name]]));
  const certificates = { wwdr: chain.wwdr, signerCert: chain.certificate, signerKey: chain.key };
  return {
    ours: () => packPass(files, signer, NOW),
    sign: () => signer.sign(json, NOW),
    theirs: async () => {
      const made = new PKPass({ ...buffers }, certificates);
      for (const language of languages) made.localize(language, translations);
      return made.getAsBuffer();
    },
  };
}

const CARD = {
  header: "Ada Lovelace",
  subheader: "Analyst",
  contacts: [
    { key: "a", name: "company", label: "", value: "Engines" },
    { key: "b", name: "phone", label: "", value: "+44 20 7946 0000" },
    { key: "c", name: "email", label: "", value: "ada@engines.example" },
  ],
  design: 2,
  photo: "p",
  logo: "l",
  backgroundColor: "#112233",
  fontColor: "#FFFFFF",
};

let passes: ReturnType<typeof makePasses> | undefined;

/** Makes the pass by one of the ways as often as requested; the caller's clock measures, since this one is frozen. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    passes ??= makePasses();
    const make = (await passes)[pathname.slice(1) as "ours" | "sign" | "theirs"];
    let bytes = 0;
    for (let i = 0; i < Number(searchParams.get("times")); i++) bytes = (await make()).byteLength;
    return new Response(String(bytes));
  },
};
