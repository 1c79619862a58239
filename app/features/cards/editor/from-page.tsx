import { PanelsTopLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Select } from "~/ui/select";
import { useToasts } from "~/ui/toast-queue";
import { useCardSession } from "./card-context";
import { takenFromPage } from "./edited-card";
import { imagesFromPage } from "./page-logo";

/** Offers to take name, position and colours from one of the user's pages. */
export function FromPage({ pages }: { pages: PageOption[] }) {
  const { t } = useTranslation(["cards", "errors"]);
  const { draft, change, edit } = useCardSession();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [pageId, setPageId] = useState(pages[0]?.id ?? "");

  const take = async () => {
    setPending(true);
    const result = await apiFetch("GET /editor-business-card/from-page/:page", { params: { page: pageId } });
    const images = result.ok ? await imagesFromPage(result.value.logo) : {};
    setPending(false);
    if (!result.ok) {
      toasts.show({
        type: "error",
        title: t(`errors:${result.error.messageKey}`, result.error.params ?? {}),
      });
      return;
    }
    setOpen(false);
    const before = draft();
    const { card, prefill } = result.value;
    const taken = takenFromPage(before, card, pageId);
    change({ ...taken, prefill, ...(before.photo ? { logo: images.logo ?? before.logo } : images) });
    const page = pages.find(({ id }) => id === pageId);
    toasts.show({
      type: "success",
      title: t("fromPage.done", { page: page?.title || page?.slug }),
      action: { label: t("fromPage.undo"), onAction: () => edit(before) },
    });
  };

  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-sunken p-4 sm:flex-row sm:items-center sm:justify-between">
      <p className="text-pretty text-muted">{t("fromPage.offer")}</p>
      <Dialog
        size="small"
        title={t("fromPage.title")}
        description={t("fromPage.text")}
        closeLabel={t("fromPage.cancel")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<Button icon={<PanelsTopLeft />}>{t("fromPage.action")}</Button>}
        footer={({ close }) => (
          <>
            <Button onPress={close}>{t("fromPage.cancel")}</Button>
            <Button
              variant="primary"
              onPress={take}
              isPending={isPending}
              pendingLabel={t("fromPage.confirm")}
            >
              {t("fromPage.confirm")}
            </Button>
          </>
        )}
      >
        <Select
          label={t("fromPage.choose")}
          value={pageId}
          onChange={setPageId}
          choices={pages.map((page) => ({
            id: page.id,
            label: page.title || page.slug,
            text: page.title || page.slug,
            description: <bdi dir="ltr">/{page.slug}</bdi>,
          }))}
        />
      </Dialog>
    </div>
  );
}
