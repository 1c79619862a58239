import { useTranslation } from "react-i18next";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";

/** What the main button does, as it says it: nobody wonders whether a page is seen once it is saved. */
export function SaveButton() {
  const { t } = useTranslation("editor");
  const { user } = useRoot();
  const { save } = usePageSession();
  const publish = usePublish();
  const isSaving = useEditor((state) => state.isSaving);
  const isDirty = useEditor((state) => state.isDirty);
  const meta = useEditor(({ stored }) => stored);
  const hasDraft = useOffersDraft();
  // Saving is what puts a free page live, so that it can be pressed until the page is.
  const goesLive =
    meta === null || (!user?.isPaid && meta.state !== "published" && meta.state !== "suspended");
  const label = !user ? "saveAndSignUp" : hasDraft || goesLive ? "publish" : "save";
  return (
    <Button
      variant="primary"
      isPending={isSaving}
      pendingLabel={t("saving")}
      isDisabled={!isDirty && !goesLive}
      onPress={() => (hasDraft ? publish() : void save())}
    >
      {t(label)}
    </Button>
  );
}

/** Whether a new page is saved without being live by a button of its own: a subscriber's. */
export function useOffersDraft(): boolean {
  const { user } = useRoot();
  const isNew = useEditor(({ stored }) => stored === null);
  const wantsLive = useEditor(({ history }) => history.present.published);
  return isNew && user?.isPaid === true && !wantsLive;
}

/** @returns what puts the page live, as it is on the screen */
export function usePublish(): () => void {
  const { save, edit, draft } = usePageSession();
  return () => {
    edit({ ...draft(), published: true });
    void save();
  };
}
