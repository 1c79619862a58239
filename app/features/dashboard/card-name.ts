import type { CardView } from "~/domain/cards/view";

/** @returns the name on a card, shown below its title; undefined if both are the same */
export const nameBelowTitle = ({ title, header }: Pick<CardView, "title" | "header">): string | undefined =>
  header.trim() === title.trim() ? undefined : header;
