import type { CardView } from "~/domain/cards/view";

/** @returns the name on a card, to stand below its title; undefined where the two are the same */
export const nameBelowTitle = ({ title, header }: Pick<CardView, "title" | "header">): string | undefined =>
  header.trim() === title.trim() ? undefined : header;
