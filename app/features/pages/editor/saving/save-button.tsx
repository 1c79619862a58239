import { useTranslation } from "react-i18next";
import { notLiveReason } from "~/domain/pages/state";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";

/** The main button; its label states whether saving publishes the page. */
export function SaveButton() {
  const { t } = useTranslation("editor");
  const { user } = useRoot();
  const { save } = usePageSession();
  const publish = usePublish();
  const isSaving = useEditor((state) => state.isSaving);
  const isDirty = useEditor((state) => state.isDirty);
  const meta = useEditor(({ stored }) => stored);
  const hasDraft = useOffersDraft();
  // Saving publishes a free page, so the button is enabled until the page is live.
  const goesLive =
    meta === null || (!user?.isPaid && meta.state !== "published" && meta.state !== "suspended");
  const label = !user ? "saveAndSignUp" : hasDraft || goesLive ? "publish" : "save";
  return (
    <Button
      variant="primary"
      isPending={isSaving}
      pendingLabel={t("saving")}
      isDisabled={!isDirty && !goesLive && !hasDraft}
      onPress={() => (hasDraft ? publish() : void save())}
    >
      {t(label)}
    </Button>
  );
}

/**
 * Whether a separate button saves a page that was never live without publishing it: for subscribers only. One carried
 * over at sign-up and paid for since is stored already.
 */
export function useOffersDraft(): boolean {
  const { user } = useRoot();
  const wasNeverLive = useEditor(({ stored }) => !stored || notLiveReason(stored, true) === "draft");
  const wantsLive = useEditor(({ history }) => history.present.published);
  return wasNeverLive && user?.isPaid === true && !wantsLive;
}

/** @returns a function that publishes the page as it is on the screen */
export function usePublish(): () => void {
  const { save, edit, draft } = usePageSession();
  return () => {
    edit({ ...draft(), published: true });
    void save();
  };
}
