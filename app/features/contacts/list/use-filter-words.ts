import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { CONTACT_STATUSES } from "~/domain/contacts/contact";
import type { FilterChoices } from "./use-choices";
import type { FilterName } from "./use-contact-filter";

/** @returns what the value of a filter is called */
export function useFilterWords(choices: FilterChoices | null): (name: FilterName, value: string) => string {
  const { t } = useTranslation("contactList");
  const { locale } = useLocale();
  const day = (at: number) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(at);
  return (name, value) => {
    switch (name) {
      case "page":
      case "card":
      case "code":
        return choices?.[`${name}s`].find(({ id }) => id === value)?.title ?? "…";
      case "status": {
        const status = CONTACT_STATUSES.find((one) => one === value);
        return status ? t(`status.${status}`) : value;
      }
      case "from":
        return day(Date.parse(value));
      case "to":
        // Before the next day begins.
        return day(Date.parse(value) - 1);
      default:
        return value;
    }
  };
}
