import { exportPKCS8, generateKeyPair } from "jose";
import { contactFile } from "~/domain/cards/contact-file";
import type { Bindings } from "~/server/platform/bindings.server";
import { walletSaveLink } from "~/server/platform/google-wallet.server";
import type { Platform } from "~/server/platform/platform.server";

const OPTIONS = {
  pageUrl: "https://pages.example/c/0123456789abcdef",
  rev: new Date("2026-11-21T12:00:00Z"),
  names: { openHours: "Opening hours" },
};
/** About what a photo of 400 px weighs. */
const PHOTO = Uint8Array.from({ length: 40_000 }, (_, i) => (i * 7919) % 256);
const CARD = {
  id: "crd_00000000000000000000000000",
  header: "Zoë Ångström",
  subheader: "Analyst",
  contacts: [
    ["company", "Engines, Ltd"],
    ["phone", "+44 20 7946 0000"],
    ["email", "ada@engines.example"],
    ["website", "https://engines.example"],
    ["address", "12 St James's Square\nLondon"],
    ["linkedIn", "ada"],
    ["openHours", "9-17"],
  ].map(([name = "", value = ""], i) => ({ key: String(i), name, label: "", value })),
};

/** Signs with its own key; nothing else of the platform is needed. */
async function signing(): Promise<Platform> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = await exportPKCS8(privateKey);
  const googleWallet = { issuerId: "3388000000000000000", email: "a@b.iam.gserviceaccount.com", key };
  const config = { googleWallet, origins: { site: "https://pages.example" } };
  return { config, bindings: {} as Bindings } as unknown as Platform;
}

let platform: Promise<Platform> | undefined;
const ways: Record<string, () => string | Promise<string>> = {
  plain: () => contactFile(CARD, OPTIONS),
  photo: () => contactFile(CARD, { ...OPTIONS, photo: PHOTO }),
  link: async () => {
    platform ??= signing();
    return walletSaveLink(await platform, `3388000000000000000.${CARD.id}`);
  },
};

/** Makes a file by one of the ways as often as requested; the caller's clock measures, since this one is frozen. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const make = ways[pathname.slice(1)] as () => string | Promise<string>;
    let made = "";
    for (let i = 0; i < Number(searchParams.get("times")); i++) made = await make();
    return new Response(String(new TextEncoder().encode(made).byteLength));
  },
};
