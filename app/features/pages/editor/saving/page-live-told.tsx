import { useTranslation } from "react-i18next";
import { isBarePage } from "~/domain/pages/bare-page";
import { templateRest } from "~/domain/pages/sample-texts";
import { sharePagePath } from "~/domain/screen-paths";
import { pageOfTemplate } from "~/features/editing/session/left-out";
import { LeftOutNote } from "~/features/editing/session/left-out-note";
import { useFindings } from "~/features/pages/editor/check/use-findings";
import { useSampleTemplate } from "~/features/pages/editor/check/use-sample-template";
import { useContent, useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { LivePanel } from "~/features/sharing/live-panel";
import { TemplateRestNote } from "~/features/sharing/template-rest-note";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";

/** That the page is live now, where it is and where people put it, and what the check found. */
export function PageLiveTold() {
  const { t } = useTranslation("editor");
  const { t: tSharing } = useTranslation("sharing");
  const { setView } = usePageSession();
  const path = useLocalPath();
  const { title } = useEditor(({ history }) => history.present.content.profile);
  const stored = useEditor((state) => state.stored);
  const page = useContent();
  const count = useFindings().length;
  const rest = templateRest(page, useSampleTemplate(page.prefillId));
  if (!stored) return null;
  const isEmpty = isBarePage(page);
  const check = () => setView({ isChecking: true });
  return (
    <LivePanel
      thing={{ ...stored, title }}
      kind="page"
      share={sharePagePath(stored.id)}
      text={isEmpty ? tSharing("live.empty") : undefined}
      add={
        isEmpty ? (
          <Button size="small" onPress={() => setView({ tab: "blocks" })}>
            {t("links.add")}
          </Button>
        ) : rest.texts.length > 0 ? (
          <Button size="small" variant="primary" onPress={check}>
            {tSharing("live.finish")}
          </Button>
        ) : null
      }
      note={
        <>
          {page.prefillId ? <LeftOutNote of={pageOfTemplate(page.prefillId)} /> : null}
          <TemplateRestNote rest={rest} />
        </>
      }
      onClose={() => setView({ isLiveTold: false })}
    >
      {page.prefillId ? (
        <LinkButton href={path(`/editor-business-card?page=${stored.id}`)} size="small">
          {t("made.card")}
        </LinkButton>
      ) : null}
      {count > 0 && rest.texts.length === 0 ? (
        <Button size="small" variant="quiet" onPress={check}>
          {tSharing("check.count", { count })}
        </Button>
      ) : null}
    </LivePanel>
  );
}
