import { useTranslation } from "react-i18next";
import { guessName } from "~/domain/cards/person-name";
import { LIMITS } from "~/domain/limits";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { useCard, useCardFieldError, useCardSession } from "./card-context";

/** The name parts by which phone books sort: guessed, and editable. */
export function NameParts() {
  const { t } = useTranslation("cards");
  const { change, leave } = useCardSession();
  const card = useCard();
  const errorOf = useCardFieldError();
  const guessed = guessName(card.header);
  const isEmpty = !card.givenName && !card.familyName;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t("general.nameParts")}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["givenName", "familyName"] as const).map((field) => (
          <TextField
            key={field}
            id={`card-${field}`}
            label={t(`general.${field}`)}
            autoComplete={field === "givenName" ? "given-name" : "family-name"}
            value={card[field] ?? ""}
            onChange={(value) => change({ [field]: value }, field)}
            onBlur={() => leave(`card-${field}`)}
            error={errorOf(field)}
            maxLength={LIMITS.cardHeader}
          />
        ))}
      </div>
      <p className="text-pretty text-muted text-sm">{t("general.namePartsHelp")}</p>
      {isEmpty && guessed.familyName ? (
        <div>
          <Button size="small" onPress={() => change(guessed)}>
            {t("general.splitName")}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
