import { useTranslation } from "react-i18next";
import { contactTitle, PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import { isAddressPart, isNameField } from "~/domain/team/import/fields";

const OWN = ["name", "firstName", "lastName", "street", "postcode", "city"] as const;

/** What the fields of a file of people are called. */
export function useFieldTitles(): (field: string) => string {
  const { t } = useTranslation(["teamMany", "contacts"]);
  const plain = Object.fromEntries(PLAIN_CONTACT_NAMES.map((name) => [name, t(`contacts:${name}`)]));
  const own: Record<string, string> = Object.fromEntries(OWN.map((name) => [name, t(`match.${name}`)]));
  return (field) =>
    isNameField(field) || isAddressPart(field)
      ? (own[field] ?? field)
      : contactTitle({ name: field, label: "" }, plain);
}
