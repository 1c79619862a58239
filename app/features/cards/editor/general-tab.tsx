import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { followingName } from "~/domain/cards/person-name";
import { withoutSampleContacts } from "~/domain/cards/samples";
import { LIMITS } from "~/domain/limits";
import { hasWaitingPage } from "~/features/pages/start/waiting-page";
import { ProButton } from "~/features/shell/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import { useCard, useCardEditor, useCardFieldError, useCardSession } from "./card-context";
import { CardImageField } from "./card-image-field";
import { CompanyField } from "./company-field";
import type { EditedCard } from "./edited-card";
import { FromPage } from "./from-page";
import { FromTemplate } from "./from-template";
import { NameParts } from "./name-parts";
import { PageOfTemplate } from "./page-of-template";

// It reads a page, which the card editor does not else.
const FromBegunPage = lazy(async () => ({
  default: (await import("./from-begun-page")).FromBegunPage,
}));

interface GeneralTabProps {
  pages: PageOption[];
  /** What each kind of contact is called. */
  names: Record<string, string>;
}

/** The card's name, and its title for the owner. */
export function GeneralTab({ pages, names }: GeneralTabProps) {
  const { t } = useTranslation("cards");
  const { change, leave, team } = useCardSession();
  const { user } = useRoot();
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => setBegun(!user && hasWaitingPage(undefined)), [user]);
  const card = useCard();
  const errorOf = useCardFieldError();
  const position = card.contacts.find(({ name, value }) => name === "position" && value !== "")?.value;
  const isNew = useCardEditor(({ stored }) => stored === null);
  const isOfPage = isNew && card.pageId !== null;
  // A new card starts from one of them, or with the fields below.
  const sources = (
    <div className="flex flex-wrap items-start gap-3">
      {pages.length > 0 && !team && !isOfPage ? <FromPage pages={pages} /> : null}
      {hasBegun ? (
        <Suspense>
          <FromBegunPage />
        </Suspense>
      ) : null}
      <FromTemplate />
    </div>
  );
  return (
    <div className="flex max-w-xl flex-col gap-6">
      {isNew ? sources : null}
      <TextField
        id="card-header"
        label={t("general.header")}
        description={t("general.headerHelp")}
        placeholder={t("general.headerExample")}
        autoComplete="name"
        value={card.header}
        onChange={(header) => change({ header, ...followingName(card, header) }, "header")}
        onBlur={() => leave("card-header")}
        error={errorOf("header")}
        counter={LIMITS.cardHeader}
        isRequired
      />
      <NameParts />
      <CompanyField name={names.company ?? ""} />
      <CardImageField slot="photo" labelNote={<ProButton feature="cardDesign" />} />
      {isNew ? null : sources}
      <PageOfTemplate />
      <TextField
        id="card-subheader"
        label={t("general.subheader")}
        labelNote={<ProButton feature="cardDesign" />}
        description={position ? t("general.subheaderBelow", { position }) : t("general.subheaderHelp")}
        placeholder={t("general.subheaderExample")}
        value={card.subheader ?? ""}
        onChange={(subheader) => change({ subheader, ...withoutSamplePosition(card) }, "subheader")}
        onBlur={() => leave("card-subheader")}
        error={errorOf("subheader")}
        counter={LIMITS.cardSubheader}
      />
      <TextField
        id="card-title"
        label={t("general.title")}
        description={t("general.titleHelp")}
        placeholder={card.header.trim() || t("general.titleExample")}
        value={card.title}
        onChange={(title) => change({ title }, "title")}
        onBlur={() => leave("card-title")}
        error={errorOf("title")}
        counter={LIMITS.cardTitle}
        isRequired
      />
      <Switch
        id="card-takesDetails"
        label={t("general.takesDetails")}
        description={t("general.takesDetailsHelp")}
        badge={<ProButton feature="contacts" />}
        isSelected={card.takesDetails}
        onChange={(takesDetails) => change({ takesDetails })}
      />
    </div>
  );
}

/** An example of the template would stand in the place of the typed line, until the save leaves it out. */
function withoutSamplePosition({ contacts, prefill }: EditedCard): Partial<EditedCard> {
  const { left } = withoutSampleContacts(contacts, prefill);
  const sample = left.find(({ name }) => name === "position");
  return sample ? { contacts: contacts.map((one) => (one === sample ? { ...one, value: "" } : one)) } : {};
}
