import { cardUrl, codeUrl, passServiceUrl } from "~/domain/addresses";
import { entitlementOf } from "~/domain/billing/entitlement";
import { backToFreeCard, isPaidCard } from "~/domain/cards/entitlement";
import { type CardContent, type CardImageSlot, LINK_ACTION } from "~/domain/cards/schema";
import { legibleOn } from "~/domain/color";
import { PASS_SCALES, passImageFile, wantedPassImages } from "~/domain/passes/apple/images";
import { applePass } from "~/domain/passes/apple/pass-json";
import { passFace } from "~/domain/passes/pass-face";
import type { PublicCardRow } from "~/server/data/public-card.server";
import { passSigner } from "~/server/platform/pass-signer.server";
import type { Platform } from "~/server/platform/platform.server";
import { shownCard } from "~/server/services/cards/shown-card.server";
import { passImage } from "~/server/services/passes/prepare-pass-images.server";
import { brandIcon } from "./brand-icon.server";
import { type PassFile, packPass } from "./pack-pass.server";
import { passMessages } from "./pass-messages.server";
import { passToken } from "./pass-token.server";

/** Whether a card no longer matches its pass: phones then mark it as void. */
const isVoided = ({ card, ownerEnabled }: PublicCardRow) => card.deletedAt !== null || !ownerEnabled;

/**
 * Makes the signed pass of a card in its current state. A deleted card has a voided pass with nothing but its name; an
 * owner without a plan has the free card's, as everywhere else.
 * @throws AppError unavailable where passes cannot be signed
 */
export async function makePass(platform: Platform, found: PublicCardRow): Promise<Uint8Array<ArrayBuffer>> {
  const signer = await passSigner(platform);
  const { config } = platform;
  const { hash, code } = found.card;
  const voided = isVoided(found);
  const { content, keys } = await contentOf(platform, found);
  const pass = applePass(content, {
    serialNumber: hash,
    passTypeIdentifier: signer.passTypeIdentifier,
    teamIdentifier: signer.teamIdentifier,
    webServiceUrl: passServiceUrl(config.origins),
    authenticationToken: await passToken(platform, hash),
    codeUrl: codeUrl(config.origins, code),
    cardUrl: cardUrl(config.origins, hash),
    // By the card's code, which redirects to the page while it exists: a pass is not remade with the page.
    pageUrl:
      found.card.pageId && content.linkAction === LINK_ACTION.page
        ? codeUrl(config.origins, code)
        : undefined,
    isVoided: voided,
    isSelfSigned: signer.isSelfSigned,
  });
  const bytes = new TextEncoder().encode(JSON.stringify(pass));
  const images = voided ? await brandIcon(platform) : await passImages(platform, content, keys);
  const files = [{ name: "pass.json", bytes }, ...images, ...(await passMessages())];
  return packPass(files, signer, platform.now());
}

type Keys = Partial<Record<CardImageSlot, string>>;

async function contentOf(
  platform: Platform,
  { card, entitlement }: PublicCardRow,
): Promise<{ content: CardContent; keys: Keys }> {
  const shown = await shownCard(platform, card);
  if (!isPaidCard(card, entitlementOf(entitlement), platform.now())) {
    return { content: backToFreeCard(shown.card.content), keys: {} };
  }
  const keys: Keys = Object.fromEntries(shown.images.map(({ slot, key }) => [slot, key]));
  const { logo: _logo, photo: _photo, banner: _banner, ...content } = shown.card.content;
  return { content: { ...content, ...keys }, keys };
}

/** An unavailable image is left out: a pass without its logo is better than none; its icon exists in every size. */
async function passImages(platform: Platform, content: CardContent, keys: Keys): Promise<PassFile[]> {
  const ink = legibleOn(content.backgroundColor, content.fontColor);
  const wanted = wantedPassImages(passFace(content), keys, ink);
  const files = await Promise.all(
    wanted.map(async ({ name, slot }) => {
      const key = slot && keys[slot];
      if (!slot || !key) return brandIcon(platform);
      const made = await Promise.all(
        PASS_SCALES.map(async (scale) => {
          const image = await passImage(platform, { slot, key }, name, scale);
          return image ? [{ name: passImageFile(name, scale), ...image }] : [];
        }),
      );
      const all = made.flat();
      return name === "icon" && all.length < PASS_SCALES.length ? brandIcon(platform) : all;
    }),
  );
  return files.flat();
}
