import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContactSettingsChange, isNearlyFull, RETENTION_MONTHS } from "~/domain/contacts/settings";
import { languageOf } from "~/domain/languages";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import type { ResponseOf } from "~/routes/resources/contracts";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { Switch } from "~/ui/switch";
import { useToasts } from "~/ui/toast-queue";

type Settings = ResponseOf<"GET /contact-list/settings">;

interface ContactSettingsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** For how long contacts are stored, and whether visitors get a receipt; each answer counts as soon as it is given. */
export function ContactSettingsDialog({ isOpen, onClose }: ContactSettingsDialogProps) {
  const { t } = useTranslation("contactSettings");
  return (
    <Dialog
      title={t("title")}
      closeLabel={t("close")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <SettingsFields />
    </Dialog>
  );
}

function SettingsFields() {
  const { t } = useTranslation(["contactSettings", "errors"]);
  const { language } = useRoot();
  const toasts = useToasts();
  const [settings, setSettings] = useState<Settings | "failed">();
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const load = useCallback(async () => {
    setSettings(undefined);
    const result = await apiFetch("GET /contact-list/settings");
    setSettings(result.ok ? result.value : "failed");
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  if (settings === "failed") {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {t("failed")}
        <Button size="small" onPress={() => void load()}>
          {t("retry")}
        </Button>
      </p>
    );
  }
  if (!settings) return <Skeleton className="h-48" />;

  /** Shown as chosen; what could not be stored is taken back. */
  async function change(before: Settings, body: ContactSettingsChange): Promise<void> {
    setSettings({ ...before, ...body });
    setError(undefined);
    setIsSaving(true);
    const result = await apiFetch("PATCH /contact-list/settings", { body });
    setIsSaving(false);
    setSettings(result.ok ? result.value : before);
    if (result.ok) toasts.show({ type: "success", title: t("saved"), duration: 3_000 });
    else setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  }

  const number = new Intl.NumberFormat(languageOf(language).code);
  const { contacts, retentionMonths, sendsReceipts } = settings;
  const counts = { used: number.format(contacts.used), limit: number.format(contacts.limit) };
  return (
    <div className="flex flex-col gap-6">
      <Select
        label={t("retention")}
        description={t("retentionHelp")}
        error={error}
        isDisabled={isSaving}
        value={String(retentionMonths)}
        onChange={(id) => {
          const months = RETENTION_MONTHS.find((count) => String(count) === id);
          if (months !== undefined && months !== retentionMonths)
            void change(settings, { retentionMonths: months });
        }}
        choices={RETENTION_MONTHS.map((count) => ({
          id: String(count),
          label: t(count === 0 ? "never" : `m${count}`),
        }))}
      />
      <Switch
        label={t("receipts")}
        description={t("receiptsHelp")}
        isDisabled={isSaving}
        isSelected={sendsReceipts}
        onChange={(isOn) => void change(settings, { sendsReceipts: isOn })}
      />
      <p className="text-muted text-sm">{t(isNearlyFull(contacts) ? "nearlyFull" : "used", counts)}</p>
    </div>
  );
}
