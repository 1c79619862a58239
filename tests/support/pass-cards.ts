import type { UserActor } from "~/domain/accounts/actor";
import { type CardImageSlot, cardInputSchema } from "~/domain/cards/schema";
import type { CardView } from "~/domain/cards/view";
import { writeAll } from "~/server/data/batch.server";
import { upsertCardImage } from "~/server/data/images/store-images.server";
import { type StoredImage, storeImage } from "~/server/platform/image-store.server";
import type { Platform } from "~/server/platform/platform.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { portrait } from "../../workers/sandbox/images";

/** Makes a card with a contact of each common kind. */
export async function passCard(platform: Platform, actor: UserActor, more: object = {}): Promise<CardView> {
  const input = cardInputSchema.parse({
    title: "Card",
    header: "Ada Lovelace",
    contacts: [
      { name: "company", value: "Engines" },
      { name: "phone", value: "+44 20 7946 0000" },
      { name: "email", value: "ada@engines.example" },
    ],
    ...more,
  });
  return (await createCard(platform, actor, input)).card;
}

/** Gives a card an image in a slot. */
export async function giveImage(
  platform: Platform,
  cardId: string,
  slot: CardImageSlot,
): Promise<StoredImage> {
  const stored = await storeImage(platform, new Uint8Array(portrait()), 1200);
  const { key, width, height, bytes } = stored;
  const row = { holderId: cardId, slot, key, width, height, bytes, createdAt: platform.now() };
  await writeAll(platform.db, [upsertCardImage(row)]);
  return stored;
}
