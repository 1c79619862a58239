import { useTranslation } from "react-i18next";
import { CARD_CHOICES, type CardChoice, CODE_CHOICES, type CodeChoice } from "~/domain/team/leaving";
import { Checkbox } from "~/ui/checkbox";
import { RadioGroup } from "~/ui/radio-group";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import type { Leaver } from "./leaver";
import { isolate } from "./member-name";
import { OwnText } from "./own-text";
import type { LeavingOptions } from "./use-leaving-options";

/** The form's input; an empty text means no choice. */
export interface LeavingTyped {
  card: CardChoice;
  codes: CodeChoice;
  /** The recipient of the card: a member, or INVITE. */
  person: string;
  email: string;
  /** The member whose card the codes open. */
  holder: string;
  page: string;
  seesEarlier: boolean;
  offersExport: boolean;
}

export type LeavingWrong = Partial<Record<"person" | "email" | "holder" | "page", string>>;

export const INVITE = "invite";

export const NOTHING_CHOSEN: LeavingTyped = {
  ...{ card: "keep", codes: "stay", person: "", email: "", holder: "", page: "" },
  ...{ seesEarlier: false, offersExport: false },
};

interface LeavingFormProps {
  leaver: Leaver;
  options: LeavingOptions;
  typed: LeavingTyped;
  wrong: LeavingWrong;
  onChange: (change: Partial<LeavingTyped>) => void;
}

/** The card, its codes, and the contacts: each choice is explained before it is made. */
export function LeavingForm({ leaver, options, typed, wrong, onChange }: LeavingFormProps) {
  const { t } = useTranslation("teamLeaving");
  const { card, codes } = typed;
  const isHanded = card === "successor";
  const isRetired = card === "retire";
  const holders = options.holders.filter(({ id }) => id !== leaver.id);
  const hasSuccessor = isHanded || codes === "card";
  const codeChoices = CODE_CHOICES.filter(
    (choice) =>
      choice === "stay" ||
      (choice === "card" && !isHanded && holders.length > 0) ||
      (choice === "page" && options.pages.length > 0),
  );
  return (
    <>
      <RadioGroup
        label={t("card.label")}
        value={card}
        onChange={(id) => {
          const next = CARD_CHOICES.find((one) => one === id) ?? card;
          // Handed over, it is the successor's own card.
          onChange({
            card: next,
            ...(next === "successor" && codes === "card" && { codes: "stay" as const }),
          });
        }}
        choices={CARD_CHOICES.map((id) => ({
          id,
          label: t(`card.${id}`),
          description: t(`card.${id}Text`),
        }))}
      />
      {isHanded ? (
        <Select
          label={t("person.label")}
          value={typed.person}
          onChange={(person) => onChange({ person })}
          error={wrong.person}
          choices={[
            ...options.free
              .filter(({ id }) => id !== leaver.id)
              .map(({ id, label }) => ({ id, label: <OwnText text={label} />, text: label })),
            { id: INVITE, label: t("person.invite") },
          ]}
        />
      ) : null}
      {isHanded && typed.person === INVITE ? (
        <TextField
          label={t("person.email")}
          description={t("person.emailText")}
          type="email"
          name="email"
          autoComplete="off"
          value={typed.email}
          onChange={(email) => onChange({ email })}
          error={wrong.email}
        />
      ) : null}
      <RadioGroup
        label={t("codes.label")}
        value={codes}
        onChange={(id) => onChange({ codes: CODE_CHOICES.find((one) => one === id) ?? codes })}
        choices={codeChoices.map((id) => {
          const name = id === "stay" && isRetired ? "retired" : id;
          return { id, label: t(`codes.${name}`), description: t(`codes.${name}Text`) };
        })}
      />
      {codes === "card" ? (
        <Select
          label={t("codes.holder")}
          value={typed.holder}
          onChange={(holder) => onChange({ holder })}
          error={wrong.holder}
          choices={holders.map(({ id, label, card: title }) => ({
            id,
            label: <OwnText text={label} />,
            text: label,
            description: <bdi>{title}</bdi>,
          }))}
        />
      ) : null}
      {codes === "page" ? (
        <Select
          label={t("codes.target")}
          value={typed.page}
          onChange={(page) => onChange({ page })}
          error={wrong.page}
          choices={options.pages.map(({ id, label }) => ({
            id,
            label: <OwnText text={label} />,
            text: label,
          }))}
        />
      ) : null}
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-1 font-medium text-sm">{t("contacts.label")}</legend>
        <p>{t("contacts.text")}</p>
        {hasSuccessor ? (
          <Checkbox
            label={t("contacts.sees")}
            description={t("contacts.seesText")}
            isSelected={typed.seesEarlier}
            onChange={(seesEarlier) => onChange({ seesEarlier })}
          />
        ) : null}
        {leaver.hasAccount ? (
          <Checkbox
            label={t("contacts.offer", { name: isolate(leaver.name) })}
            description={t("contacts.offerText")}
            isSelected={typed.offersExport}
            onChange={(offersExport) => onChange({ offersExport })}
          />
        ) : null}
      </fieldset>
    </>
  );
}
