import { useTranslation } from "react-i18next";
import type { ContactFieldName } from "~/domain/pages/block-types/collect-contacts";

/** @returns what a field of a contact is called; a network is called the same everywhere */
export function useFieldName(): (name: ContactFieldName) => string {
  const { t } = useTranslation("contactList");
  return (name) => (name === "linkedIn" ? "LinkedIn" : t(`fields.${name}`));
}
