import { useTranslation } from "react-i18next";
import { EMAIL_CLIENTS, MAX_TOP_NETWORKS, USE_PURPOSES } from "~/domain/accounts/profile-choices";
import type { Answers, Question } from "~/domain/accounts/questions";
import { BRAND } from "~/domain/brand";
import { INDUSTRIES } from "~/domain/industries";
import { SERVICES } from "~/domain/networks/networks";
import { ChipChoices } from "~/ui/chip-choices";
import { RadioGroup } from "~/ui/radio-group";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";

/** The networks that most people name, as the editor proposes them first. */
const OFFERED = SERVICES.socialIcons.slice(0, 16);

/** Mail apps are called by their own names. */
const APPS = { gmail: "Gmail", outlook: "Outlook", apple: "Apple Mail", yahoo: "Yahoo Mail" } as const;

interface QuestionFieldProps {
  question: Question;
  answers: Answers;
  /** Answers fill the first page, where there is none yet. */
  hasPage: boolean;
  error?: string;
  onAnswer: (answer: Answers) => void;
}

/** The field of one question; the question above is its label. */
export function QuestionField({ question, answers, hasPage, error, onAnswer }: QuestionFieldProps) {
  const { t } = useTranslation(["questions", "industries"]);
  const label = t(`of.${question}.label`, { brand: BRAND });
  const common = { label, isLabelHidden: true, error };
  switch (question) {
    case "name":
      return (
        <TextField
          {...common}
          autoComplete="name"
          description={hasPage ? undefined : t("of.name.hint")}
          value={answers.name ?? ""}
          onChange={(name) => onAnswer({ name })}
          className="max-w-md"
        />
      );
    case "industry":
      return (
        <Select
          {...common}
          placeholder={t("of.industry.none")}
          description={t("of.industry.hint")}
          value={answers.industry}
          onChange={(id) => onAnswer({ industry: INDUSTRIES.find((each) => each === id) })}
          choices={INDUSTRIES.map((id) => ({ id, label: t(`industries:${id}`) }))}
          className="max-w-md"
        />
      );
    case "networks":
      return (
        <div className="flex flex-col gap-2">
          <ChipChoices
            label={label}
            max={MAX_TOP_NETWORKS}
            choices={OFFERED.map(({ id, name }) => ({ id, label: name }))}
            value={answers.networks ?? []}
            onChange={(networks) => onAnswer({ networks })}
          />
          {hasPage ? null : <p className="text-muted text-sm">{t("of.networks.hint")}</p>}
        </div>
      );
    case "emailClient":
      return (
        <RadioGroup
          {...common}
          value={answers.emailClient ?? ""}
          onChange={(id) => onAnswer({ emailClient: EMAIL_CLIENTS.find((each) => each === id) })}
          choices={EMAIL_CLIENTS.map((id) => ({
            id,
            label: id === "other" ? t("of.emailClient.other") : APPS[id],
          }))}
        />
      );
    case "usePurpose":
      return (
        <RadioGroup
          {...common}
          value={answers.usePurpose ?? ""}
          onChange={(id) => onAnswer({ usePurpose: USE_PURPOSES.find((each) => each === id) })}
          choices={USE_PURPOSES.map((id) => ({ id, label: t(`of.usePurpose.${id}`) }))}
        />
      );
  }
}
