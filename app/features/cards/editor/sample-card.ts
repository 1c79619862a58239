import { useTranslation } from "react-i18next";
import { CARD_IMAGE_SLOTS } from "~/domain/cards/schema";
import { useCard } from "./card-context";
import type { EditedCard } from "./edited-card";

const IMAGES = {
  logo: "/assets/samples/card-logo.svg",
  photo: "/assets/samples/portrait.svg",
  banner: "/assets/samples/card-banner.svg",
};

/** @returns the card that is edited with samples of all that it has not, to show what a design makes of a whole card */
export function useSampleCard(): EditedCard {
  const { t } = useTranslation("cards");
  const card = useCard();
  const samples = {
    company: t("design.sample.company"),
    position: t("general.subheaderExample"),
    phone: t("contacts.examples.phone"),
    email: t("contacts.examples.email"),
    website: t("contacts.examples.website"),
    address: t("design.sample.address"),
    openHours: "9–17",
  };
  const filled = card.contacts.filter(({ value }) => value !== "");
  const named = new Set(filled.map(({ name }) => name));
  if (card.subheader) named.add("position");
  const added = Object.entries(samples).flatMap(([name, value]) =>
    named.has(name) ? [] : [{ key: `sample-${name}`, name, label: "", value }],
  );
  const images = CARD_IMAGE_SLOTS.map((slot) => [slot, card[slot] ?? IMAGES[slot]]);
  return { ...card, ...Object.fromEntries(images), contacts: [...filled, ...added] };
}
