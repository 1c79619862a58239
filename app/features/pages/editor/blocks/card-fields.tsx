import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { BlockOf } from "~/domain/pages/blocks";
import { call } from "~/features/editing/call";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { CardView } from "~/server/services/cards/present-card.server";
import { buttonStyle } from "~/ui/button-style";
import { Select } from "~/ui/select";
import { Spinner } from "~/ui/spinner";
import { TextField } from "~/ui/text-field";

interface CardFieldsProps {
  block: BlockOf<"businessCard">;
  /** Changes parts of the block as it is when this is called, which for a picture is later. */
  onChange: (part: Partial<BlockOf<"businessCard">["data"]>, group?: string) => void;
  error?: string;
}

/** Which card a visitor saves, and what the button says. */
export function CardFields({ block, onChange, error }: CardFieldsProps) {
  const { t } = useTranslation("blocks");
  const { data } = block;
  return (
    <>
      <CardChoice value={data.cardId} onChange={(cardId) => onChange({ cardId })} error={error} />
      <TextField
        label={t("card.text")}
        autoComplete="off"
        counter={LIMITS.linkTitle}
        value={data.text}
        onChange={(text) => onChange({ text }, "text")}
      />
    </>
  );
}

function CardChoice({
  value,
  onChange,
  error,
}: {
  value: string | undefined;
  onChange: (hash: string) => void;
  error?: string;
}) {
  const { t } = useTranslation("blocks");
  const { user } = useRoot();
  const path = useLocalPath();
  const [cards, setCards] = useState<CardView[] | null>(null);
  useEffect(() => {
    if (!user) return;
    let isGone = false;
    void call<{ items: CardView[] }>("/dashboard-business-cards/list").then((answer) => {
      if (!isGone) setCards(answer.ok ? answer.value.items : []);
    });
    return () => {
      isGone = true;
    };
  }, [user]);
  if (!user) return <p className="text-muted">{t("card.login")}</p>;
  if (!cards) return <Spinner label={t("card.loading")} />;
  if (cards.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">{t("card.none")}</p>
        <a href={path("/editor-business-card")} className={buttonStyle({ size: "small" })}>
          {t("card.make")}
        </a>
      </div>
    );
  }
  return (
    <Select
      label={t("card.card")}
      placeholder={t("card.choose")}
      value={value}
      onChange={onChange}
      choices={cards.map(({ hash, title, header }) => ({ id: hash, label: title || header }))}
      error={error}
    />
  );
}
