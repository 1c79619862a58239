import { useTranslation } from "react-i18next";
import { pageOfTemplate } from "~/features/editing/session/left-out";
import { LeftOutNote } from "~/features/editing/session/left-out-note";
import { LivePanel } from "~/features/sharing/live-panel";
import { TemplateRestNote } from "~/features/sharing/template-rest-note";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import type { JustMade } from "./just-made";
import { MadeCardNotes } from "./made-card-notes";

interface MadePanelProps {
  live: JustMade;
  /** Whether the user has a card: else the matching one is offered. */
  hasCards: boolean;
  onClose: () => void;
}

/** The panel of a page or card that was carried over at sign-in. */
export function MadePanel({
  live: { missing, card, rest, id, ...shown },
  hasCards,
  onClose,
}: MadePanelProps) {
  const { t } = useTranslation("sharing");
  const path = useLocalPath();
  return (
    <LivePanel
      {...shown}
      text={missing ? t(missing.text) : undefined}
      add={
        missing ? (
          <LinkButton href={path(missing.href)} variant="primary" size="small">
            {t(missing.add)}
          </LinkButton>
        ) : null
      }
      note={
        <>
          {card ? <MadeCardNotes card={card} /> : null}
          {rest?.prefillId ? <LeftOutNote of={pageOfTemplate(rest.prefillId)} /> : null}
          {rest ? <TemplateRestNote rest={rest} /> : null}
        </>
      }
      onClose={onClose}
    >
      {id && !hasCards ? (
        <LinkButton href={path(`/editor-business-card?page=${id}`)} size="small">
          {t("live.card")}
        </LinkButton>
      ) : null}
    </LivePanel>
  );
}
