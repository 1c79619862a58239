import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChangeableKind, type Frequency, frequenciesFor } from "~/domain/notifications/kinds";
import { apiFetch } from "~/features/editing/api-fetch";
import { SegmentedControl } from "~/ui/segmented-control";
import { useToasts } from "~/ui/toast-queue";

/** How often mail of one kind is wanted. What could not be stored is taken back. */
export function PreferenceField({ kind, start }: { kind: ChangeableKind; start: Frequency }) {
  const { t } = useTranslation(["notifications", "errors"]);
  const toasts = useToasts();
  const offered = frequenciesFor(kind);
  const [stored, setStored] = useState(start);
  const [chosen, setChosen] = useState(start);
  const [error, setError] = useState<string>();

  async function choose(id: string): Promise<void> {
    const frequency = offered.find((name) => name === id);
    if (!frequency) return;
    setChosen(frequency);
    setError(undefined);
    const result = await apiFetch("PUT /account/notifications/preferences", { body: { kind, frequency } });
    if (result.ok) {
      setStored(frequency);
      toasts.show({ type: "success", title: t("settings.saved"), duration: 3_000 });
      return;
    }
    setChosen(stored);
    setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  }

  return (
    <SegmentedControl
      label={t(`settings.kinds.${kind}`)}
      choices={offered.map((id) => ({ id, label: t(`settings.frequencies.${id}`) }))}
      value={chosen}
      onChange={(id) => void choose(id)}
      error={error}
    />
  );
}
