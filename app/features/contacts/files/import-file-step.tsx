import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportPreview } from "~/domain/contacts/import/view";
import { FileDrop } from "~/ui/file-drop";
import { ProgressBar } from "~/ui/progress-bar";
import { IMPORT_TYPES, isBinary, isTooLarge, sendImport } from "./send-import";

/** Choosing the file; it is read by the server before anything is imported. */
export function ImportFileStep({ onRead }: { onRead: (preview: ImportPreview) => void }) {
  const { t } = useTranslation(["contactFiles", "errors"]);
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);

  const read = async (file: File) => {
    if (isTooLarge(file)) return setError(t("import.tooLarge"));
    if (await isBinary(file)) return setError(t("import.binary"));
    setError(undefined);
    setReading(true);
    const result = await sendImport(file);
    setReading(false);
    if (result.ok) return onRead(result.value);
    setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  };
  return (
    <FileDrop
      label={t("import.file")}
      description={t("import.about")}
      buttonLabel={t("import.choose")}
      acceptedTypes={IMPORT_TYPES}
      isDisabled={isReading}
      error={error}
      onFiles={([file]) => (file ? void read(file) : undefined)}
    >
      {isReading ? <ProgressBar label={t("import.reading")} /> : undefined}
    </FileDrop>
  );
}
