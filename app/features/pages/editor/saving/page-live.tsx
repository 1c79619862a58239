import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { checkPage } from "~/domain/pages/check";
import { imageBytesOf } from "~/features/pages/editor/check/image-bytes";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";

const LivePanel = lazy(async () => ({
  default: (await import("~/features/sharing/live-panel")).LivePanel,
}));

/** What is told once a page has gone live, until it is closed or the page is not live any more. */
export function PageLive() {
  const isTold = useEditor(({ view, stored }) => view.isLiveTold && stored?.state === "published");
  return isTold ? (
    <Suspense>
      <Told />
    </Suspense>
  ) : null;
}

function Told() {
  const { t } = useTranslation("editor");
  const { t: tSharing } = useTranslation("sharing");
  const { setView, content, store } = usePageSession();
  const path = useLocalPath();
  const { title } = useEditor(({ history }) => history.present.content.profile);
  const stored = useEditor((state) => state.stored);
  if (!stored) return null;
  const page = content();
  const count = checkPage(page, imageBytesOf(page, store.getState().stored), {
    isThemeLocked: stored.look?.isThemeLocked,
  }).length;
  return (
    <LivePanel page={{ ...stored, title }} onClose={() => setView({ isLiveTold: false })}>
      {page.prefillId ? (
        <LinkButton href={path(`/editor-business-card?page=${stored.id}`)} size="small">
          {t("made.card")}
        </LinkButton>
      ) : null}
      {count > 0 ? (
        <Button size="small" variant="quiet" onPress={() => setView({ isChecking: true })}>
          {tSharing("check.count", { count })}
        </Button>
      ) : null}
    </LivePanel>
  );
}
