import { contentDisposition } from "~/domain/file-name";
import type { LanguageCode } from "~/domain/languages";
import type { Visited } from "~/domain/visits/visited";
import type { Platform } from "~/server/platform/platform.server";
import { contactFileOf } from "~/server/services/cards/contact-file.server";
import { downloadPass } from "~/server/services/passes/apple/download-pass.server";
import type { PassDownload } from "~/server/services/passes/apple/pass-file.server";
import { type AskedPass, sendPass } from "~/server/services/passes/apple/update-service.server";
import { saveGooglePass } from "~/server/services/passes/google/save-google-pass.server";

/** Called when a card is saved. */
type OnSave = (visited: Visited) => void;

const SANDBOX = "default-src 'none'; sandbox";

/** Responds with the contact file of a card, at a real address so that phones open it. */
export async function contactFileResponse(
  platform: Platform,
  hash: string,
  { language, onSave }: { language?: LanguageCode; onSave?: OnSave } = {},
): Promise<Response> {
  const file = await contactFileOf(platform, hash, language);
  if (file.kind === "redirect") return redirectTo(file.location);
  onSave?.(file.visited);
  return new Response(file.text, {
    headers: {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": contentDisposition("inline", file.name, "vcf"),
      "Content-Security-Policy": SANDBOX,
      "Cache-Control": "no-cache",
      Vary: "Accept-Language",
    },
  });
}

/** Responds with the pass of a card, to be added to Apple Wallet. */
export async function applePassResponse(platform: Platform, hash: string): Promise<Response> {
  const pass = await downloadPass(platform, hash);
  return pass.kind === "redirect" ? redirectTo(pass.location, NOINDEX) : passResponse(pass);
}

/** Redirects a visitor to Google Wallet to save the card. */
export async function googlePassResponse(
  platform: Platform,
  hash: string,
  onSave?: OnSave,
): Promise<Response> {
  const { location, visited } = await saveGooglePass(platform, hash);
  if (visited) onSave?.(visited);
  return redirectTo(location, NOINDEX);
}

/** Responds to a phone with the current state of a pass it holds; 304 if unchanged. */
export async function heldPassResponse(
  platform: Platform,
  asked: AskedPass,
  ifModifiedSince: string | null,
): Promise<Response> {
  const pass = await sendPass(platform, asked, ifModifiedSince);
  if (pass.kind === "file") return passResponse(pass);
  return new Response(null, { status: 304, headers: { "Last-Modified": httpDate(pass.modified) } });
}

function passResponse({ name, bytes, modified }: PassDownload): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/vnd.apple.pkpass",
      "Content-Disposition": contentDisposition("attachment", name, "pkpass"),
      "Content-Length": String(bytes.byteLength),
      "Content-Security-Policy": SANDBOX,
      "Last-Modified": httpDate(modified),
      "Cache-Control": "no-cache",
    },
  });
}

const httpDate = (seconds: number) => new Date(seconds * 1000).toUTCString();

const NOINDEX = { "X-Robots-Tag": "noindex" };

function redirectTo(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: location, "Cache-Control": "no-store", ...headers },
  });
}
