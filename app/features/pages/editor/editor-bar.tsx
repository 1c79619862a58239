import { ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/addresses";
import { SessionState } from "~/features/editing/session/session-state";
import { UploadBar } from "~/features/editing/session/upload-bar";
import { UndoButtons } from "~/features/editing/undo-buttons";
import { useRoot } from "~/features/shell/use-root";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { cx } from "~/ui/cx";
import { useEditor, usePageSession } from "./editor-context";
import type { PageMeta } from "./page-draft";

const TONES: Partial<Record<PageMeta["state"], BadgeTone>> = {
  published: "success",
  expired: "warn",
  suspended: "danger",
};

/** How the page stands, and the way to save it; stays in sight. */
export function EditorBar() {
  const { t } = useTranslation("editor");
  const session = usePageSession();
  const meta = useEditor(({ stored }) => stored);
  const isWide = useEditor(({ view }) => view.screen === "desktop");
  return (
    <div className="sticky top-16 z-20 border-rule border-b bg-paper">
      <div
        className={cx(
          "mx-auto flex h-14 w-full items-center gap-2 px-5 sm:gap-3 sm:px-8",
          isWide ? "max-w-[120rem]" : "max-w-7xl",
        )}
      >
        {meta && meta.state !== "deleted" ? (
          <Badge tone={TONES[meta.state]} hasDot className="max-[359px]:hidden">
            {t(`state.${meta.state}`)}
          </Badge>
        ) : null}
        <SessionState session={session} />
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <div className="max-[1024px]:hidden">
            <UndoButtons session={session} />
          </div>
          {meta?.state === "published" ? (
            <a
              href={freshAddress(meta)}
              target="_blank"
              rel="noopener"
              className={cx(buttonStyle({ variant: "quiet" }), "max-sm:px-2")}
            >
              <span className="max-sm:sr-only">{t("view")}</span>
              <ArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />
            </a>
          ) : null}
          <SaveButton />
        </div>
      </div>
      <UploadBar session={session} />
    </div>
  );
}

/** What the main button does, as it says it: nobody wonders whether a page is seen once it is saved. */
function SaveButton() {
  const { t } = useTranslation("editor");
  const { user } = useRoot();
  const { save, edit, draft } = usePageSession();
  const isSaving = useEditor((state) => state.isSaving);
  const isDirty = useEditor((state) => state.isDirty);
  const meta = useEditor(({ stored }) => stored);
  const wantsLive = useEditor(({ history }) => history.present.published);
  const isNew = meta === null;
  const common = { isPending: isSaving, pendingLabel: t("saving") };
  if (isNew && user?.isPaid && !wantsLive) {
    return (
      <>
        <Button variant="secondary" isDisabled={isSaving} onPress={() => void save()}>
          {t("saveDraft")}
        </Button>
        <Button
          {...common}
          variant="primary"
          onPress={() => {
            edit({ ...draft(), published: true });
            void save();
          }}
        >
          {t("publish")}
        </Button>
      </>
    );
  }
  // Saving is what puts a free page live, so that it can be pressed until the page is.
  const goesLive = isNew || (!user?.isPaid && meta.state !== "published" && meta.state !== "suspended");
  const label = !user ? "saveAndSignUp" : goesLive ? "publish" : "save";
  return (
    <Button {...common} variant="primary" isDisabled={!isDirty && !goesLive} onPress={() => void save()}>
      {t(label)}
    </Button>
  );
}
