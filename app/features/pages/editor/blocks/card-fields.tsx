import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { Select } from "~/ui/select";
import { Spinner } from "~/ui/spinner";
import { TextField } from "~/ui/text-field";
import type { BlockFieldsProps } from "./block-fields-props";
import { IconChoice } from "./icon-choice";
import { useCardOptions } from "./use-card-options";

/** The card that visitors save, and the button's label. */
export function CardFields({ block, onChange, errorAt }: BlockFieldsProps<"businessCard">) {
  const { t } = useTranslation("blocks");
  const { data } = block;
  return (
    <>
      <CardChoice value={data.cardId} onChange={(cardId) => onChange({ cardId })} error={errorAt("cardId")} />
      <TextField
        label={t("card.text")}
        autoComplete="off"
        counter={LIMITS.linkTitle}
        value={data.text}
        onChange={(text) => onChange({ text }, "text")}
      />
      <IconChoice value={data.icon} onChange={(icon) => onChange({ icon })} />
    </>
  );
}

interface CardChoiceProps {
  value: string | undefined;
  onChange: (hash: string) => void;
  error?: string;
}

function CardChoice({ value, onChange, error }: CardChoiceProps) {
  const { t } = useTranslation(["blocks", "codes"]);
  const { user } = useRoot();
  const path = useLocalPath();
  const { cards, retry } = useCardOptions(user !== null);
  if (!user) return <p className="text-muted">{t("card.login")}</p>;
  if (cards === "loading") return <Spinner label={t("card.loading")} />;
  if (cards === "failed") {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="text-danger">{t("card.failed")}</p>
        <Button size="small" onPress={retry}>
          {t("codes:retry")}
        </Button>
      </div>
    );
  }
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
