import { useTranslation } from "react-i18next";
import { newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { removeEntry, replaceEntry } from "~/features/editing/lists/keyed-list";
import { TextField } from "~/ui/text-field";
import { useCard, useCardFieldError, useCardSession, useCardTemplate } from "./card-context";

/** The company, which is one of the card's contacts: the first of that name, or a new one. */
export function CompanyField({ name }: { name: string }) {
  const { t } = useTranslation("teamLook");
  const { change, draft, leave } = useCardSession();
  const card = useCard();
  const template = useCardTemplate();
  const errorOf = useCardFieldError();
  const index = card.contacts.findIndex((contact) => contact.name === "company");
  const company = card.contacts[index];
  const isLocked = company
    ? template?.contacts.includes(company.key)
    : template?.kinds.includes("company") || card.contacts.length >= LIMITS.cardContacts;
  const put = (value: string) => {
    const { contacts } = draft();
    const before = contacts.find((contact) => contact.name === "company");
    if (!before)
      return change(
        { contacts: [...contacts, { key: newKey(), name: "company", label: "", value }] },
        "company",
      );
    // A contact added only here is removed again with its last letter.
    const isEmpty = value === "" && before.label === "";
    change(
      {
        contacts: isEmpty ? removeEntry(contacts, before.key) : replaceEntry(contacts, { ...before, value }),
      },
      "company",
    );
  };
  return (
    <TextField
      id="card-company"
      label={name}
      autoComplete="organization"
      value={company?.value ?? ""}
      onChange={put}
      onBlur={() => leave("card-company")}
      error={index < 0 ? undefined : errorOf(`contacts.${index}.value`)}
      description={company && isLocked && template ? t("lock.by", { team: template.team }) : undefined}
      isDisabled={isLocked}
      maxLength={LIMITS.contactValue}
    />
  );
}
