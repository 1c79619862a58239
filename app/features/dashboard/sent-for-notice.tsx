import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { BEGUN_CARD } from "~/domain/screen-paths";
import { hasDraft, renameAsNew } from "~/features/editing/change-draft";
import { LimitNotice } from "~/features/editing/lists/limit-notice";
import { newDraftName } from "~/features/editing/session/autosave";
import { PlansButton } from "~/features/shell/plans-button";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { SentFor } from "~/server/http/app/sent-for.server";
import { Button } from "~/ui/button";

const KINDS = {
  pages: { kind: "page", editor: "/editor/new" },
  cards: { kind: "card", editor: BEGUN_CARD },
} as const;

interface SentForNoticeProps {
  noun: "pages" | "cards";
  sentFor: SentFor;
  /** Whether the limit is reached by now. */
  isFull: boolean;
}

/**
 * Explains why a list opened instead of an editor. The input is still in this browser: the draft of a deleted thing can
 * continue as a new one, and at the limit it is stored until there is room.
 */
export function SentForNotice({ noun, sentFor, isFull }: SentForNoticeProps) {
  const { t } = useTranslation("dashboard");
  const { user } = useRoot();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { kind, editor } = KINDS[noun];
  const newName = newDraftName(kind, user?.id);
  const name = sentFor?.reason === "missing" ? `${kind}:${sentFor.key}` : newName;
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(hasDraft(name, user?.id)), [name, user]);
  if (sentFor?.reason === "missing") {
    const goOn = () => {
      if (renameAsNew(name, newName, user?.id)) navigate(path(editor));
    };
    return (
      <LimitNotice
        title={t(`${noun}.missing`)}
        text={isKept ? t("typed.kept") : undefined}
        action={isKept ? <Button onPress={goOn}>{t("typed.goOn")}</Button> : undefined}
      />
    );
  }
  if (!sentFor || !isFull) return null;
  return (
    <LimitNotice
      title={t(`${noun}.limit`)}
      text={[t(`${noun}.limitText`), ...(isKept ? [t("typed.kept")] : [])].join(" ")}
      action={<PlansButton wanted={noun}>{t("seePlans")}</PlansButton>}
    />
  );
}
