import { legibleOn } from "~/domain/color";

interface CardThumbProps {
  card: { header: string; backgroundColor: string; fontColor: string };
}

/** A card in small, in its own colours; decorative. */
export function CardThumb({ card }: CardThumbProps) {
  const ink = legibleOn(card.backgroundColor, card.fontColor);
  return (
    <span
      aria-hidden="true"
      style={{ background: card.backgroundColor, color: ink }}
      className="flex h-10 w-16 shrink-0 flex-col justify-end gap-0.5 overflow-hidden rounded-sm border border-rule p-1.5"
    >
      <span className="block h-1 w-2/3 rounded-full bg-current" />
      <span className="block h-0.5 w-2/5 rounded-full bg-current opacity-60" />
    </span>
  );
}
