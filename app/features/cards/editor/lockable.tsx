import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TemplatePart } from "~/domain/team/template";
import { useCard, useCardTemplate } from "./card-context";
import { CardPass } from "./card-pass";

interface LockableProps {
  /** What the team may lock; null for what it never does. */
  part: TemplatePart | null;
  /** The field. */
  children: ReactNode;
}

/** A field, or its value and team while the card's template locks it. */
export function Lockable({ part, children }: LockableProps) {
  const template = useCardTemplate();
  if (!part || !template?.parts.includes(part)) return children;
  return (
    <div data-locked={part} className="flex flex-col items-start gap-3">
      <SetBy team={template.team} />
      <LockedValue part={part} />
    </div>
  );
}

/** Names the team that controls a field. */
export function SetBy({ team }: { team: string }) {
  const { t } = useTranslation("teamLook");
  return (
    <p className="flex items-center gap-2 text-muted text-sm">
      <Lock aria-hidden="true" className="size-4 shrink-0" />
      <bdi>{t("lock.by", { team })}</bdi>
    </p>
  );
}

/** Width in CSS px. */
const PASS = 132;

function LockedValue({ part }: { part: TemplatePart }) {
  const { t } = useTranslation("cards");
  const card = useCard();
  if (part === "design")
    return (
      <span aria-hidden="true" className="h-44 overflow-hidden rounded-md border border-rule bg-sunken p-2">
        <CardPass platform={card.platform ?? "ios"} width={PASS} />
      </span>
    );
  if (part === "colors")
    return (
      <ul className="flex flex-wrap gap-6">
        <Swatch name={t("design.background")} color={card.backgroundColor} />
        <Swatch name={t("design.font")} color={card.fontColor} />
      </ul>
    );
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-medium text-sm">{t(`design.slots.${part}`)}</figcaption>
      <img src={card[part]} alt="" className="max-h-32 max-w-full rounded-md border border-rule" />
    </figure>
  );
}

function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="size-8 rounded-md border border-edge"
        style={{ backgroundColor: color }}
      />
      <span className="flex flex-col">
        <span className="text-muted text-sm">{name}</span>
        <bdi dir="ltr" className="tabular-nums">
          {color}
        </bdi>
      </span>
    </li>
  );
}
