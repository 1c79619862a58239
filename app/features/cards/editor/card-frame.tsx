import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cardUrl } from "~/domain/addresses";
import { shareCardPath } from "~/domain/screen-paths";
import { EditorFrame } from "~/features/editing/editor-frame";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { useCardEditor, useCardSession } from "./card-context";

/** The header of the card editor, above what is passed. */
export function CardFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("cards");
  const path = useLocalPath();
  const { user, siteOrigin } = useRoot();
  const session = useCardSession();
  const hash = useCardEditor(({ stored }) => stored?.hash);
  const typed = useCardEditor(({ history }) => history.present.title.trim());
  const isSaving = useCardEditor((state) => state.isSaving);
  const shareHref = hash ? path(shareCardPath(hash)) : undefined;
  return (
    <EditorFrame
      session={session}
      title={typed || (hash ? t("editor.untitled") : t("editor.newTitle"))}
      address={hash ? cardUrl({ site: siteOrigin }, hash).replace(/^https?:\/\//, "") : undefined}
      items={
        shareHref
          ? [{ id: "share", label: t("editor.share"), icon: <Share2 aria-hidden="true" />, href: shareHref }]
          : []
      }
      actions={
        shareHref ? (
          <LinkButton href={shareHref} icon={<Share2 aria-hidden="true" />}>
            {t("editor.share")}
          </LinkButton>
        ) : null
      }
      primary={
        <Button
          variant="primary"
          onPress={() => void session.save()}
          isPending={isSaving}
          pendingLabel={t("editor.saving")}
        >
          {user ? t("editor.save") : t("editor.saveWithoutAccount")}
        </Button>
      }
    >
      {children}
    </EditorFrame>
  );
}
