import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/domain/languages";
import { isSafeHref } from "~/domain/links";
import { CONTACT_FIELDS, type ContactFieldName } from "~/domain/pages/block-types/collect-contacts";
import { TextLink } from "~/ui/text-link";
import { useFieldName } from "../use-field-name";
import { Fact, Part } from "./part";
import type { OpenedItem } from "./use-contact";

/** What was left, field by field. */
export function ContactFacts({ contact }: { contact: OpenedItem }) {
  const { t } = useTranslation("contactList");
  const fieldName = useFieldName();
  const filled = CONTACT_FIELDS.filter((name) => contact[name]);
  const language = LANGUAGES.find(({ shortCode }) => shortCode === contact.language)?.title;
  if (filled.length === 0) return null;
  return (
    <Part title={t("drawer.details")}>
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2">
        {filled.map((name) => (
          <Fact key={name} name={fieldName(name)}>
            <Value name={name} value={contact[name] ?? ""} />
          </Fact>
        ))}
        {language ? (
          <Fact name={t("drawer.language")}>
            <bdi>{language}</bdi>
          </Fact>
        ) : null}
      </dl>
    </Part>
  );
}

const LEFT_TO_RIGHT: ReadonlySet<ContactFieldName> = new Set(["email", "phone", "linkedIn"]);

function Value({ name, value }: { name: ContactFieldName; value: string }) {
  if (name === "linkedIn" && isSafeHref(value))
    return (
      <TextLink href={value} target="_blank" rel="noopener nofollow">
        <bdi dir="ltr">{value.replace(/^https?:\/\/(www\.)?/, "")}</bdi>
      </TextLink>
    );
  if (name === "message")
    return (
      <span dir="auto" className="whitespace-pre-line">
        {value}
      </span>
    );
  return <bdi dir={LEFT_TO_RIGHT.has(name) ? "ltr" : undefined}>{value}</bdi>;
}
