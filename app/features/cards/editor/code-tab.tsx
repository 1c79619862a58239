import { useTranslation } from "react-i18next";
import { LINK_ACTION } from "~/domain/cards/schema";
import { ProButton } from "~/features/shell/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { RadioGroup } from "~/ui/radio-group";
import { Section } from "~/ui/section";
import { TextLink } from "~/ui/text-link";
import { useCard, useCardEditor, useCardSession } from "./card-context";
import { CodePanel } from "./code-panel";
import { LinkedPage } from "./linked-page";
import { WaitingCode } from "./waiting-code";

/** What scanning the code does, and the code itself. */
export function CodeTab({ pages }: { pages: PageOption[] }) {
  const { t } = useTranslation("cards");
  const { user } = useRoot();
  const path = useLocalPath();
  const { change, team } = useCardSession();
  const card = useCard();
  const hash = useCardEditor(({ stored }) => stored?.hash);
  return (
    <div className="flex flex-col gap-8">
      <RadioGroup
        label={t("code.action")}
        value={String(card.linkAction)}
        onChange={(id) => change({ linkAction: id === "2" ? LINK_ACTION.contacts : LINK_ACTION.page })}
        choices={[
          { id: "1", label: t("code.page"), description: t("code.pageHelp") },
          {
            id: "2",
            label: t("code.contacts"),
            note: <ProButton feature="contactFile" />,
            description: t("code.contactsHelp"),
          },
        ]}
      />
      {pages.length > 0 || card.pageId ? (
        <LinkedPage pages={pages} isFixed={team !== null} />
      ) : user && !team ? (
        <p className="text-muted">
          {t("code.noPages")} <TextLink href={path("/editor")}>{t("code.makePage")}</TextLink>
        </p>
      ) : null}
      <Section title={t("code.title")} className="pb-0">
        {hash ? <CodePanel hash={hash} title={card.title} logoUrl={card.logo} /> : <WaitingCode />}
      </Section>
    </div>
  );
}
