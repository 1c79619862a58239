import { PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import { LANGUAGES, type Language } from "~/domain/languages";
import { PASS_WORDS, type PassSentences, passStrings } from "~/domain/passes/apple/strings";
import { i18nFor } from "~/i18n/instances";
import { sha1Of } from "~/server/platform/pass-images.server";
import type { PassFile } from "./pack-pass.server";

/** The same for every pass, so made once per isolate. */
let files: PassFile[] | undefined;

/** @returns the texts of passes in the eleven languages, one file each, named by the phones' language codes */
export async function passMessages(): Promise<PassFile[]> {
  files ??= await Promise.all(LANGUAGES.map(wordFile));
  return files;
}

async function wordFile({ shortCode, hreflangCode }: Language): Promise<PassFile> {
  const { t } = i18nFor(shortCode);
  const messages = PASS_WORDS.map((name) => [name, t(`passes:apple.${name}`)]);
  const contacts = PLAIN_CONTACT_NAMES.map((name) => [name, t(`contacts:${name}`)]);
  const bytes = passStrings(Object.fromEntries([...messages, ...contacts]) as PassSentences);
  return { name: `${hreflangCode ?? shortCode}.lproj/pass.strings`, bytes, sha1: await sha1Of(bytes) };
}
