import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { delimiterOf } from "~/domain/files/delimiter";
import { languageOf } from "~/domain/languages";
import { SAMPLE_FIELDS, SAMPLE_PEOPLE } from "~/domain/team/import/sample";
import { saveFile } from "~/features/editing/fetch-file";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { useFieldTitles } from "./use-field-titles";

/** Which columns are understood, and a file that has them to fill in. */
export function SampleFile() {
  const { t } = useTranslation("teamMany");
  const { language } = useRoot();
  const titleOf = useFieldTitles();
  const columns = SAMPLE_FIELDS.map(titleOf);
  const list = new Intl.ListFormat(languageOf(language).code, { type: "unit" });

  function download(): void {
    const rows = [columns, ...SAMPLE_PEOPLE].map((cells) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiterOf(language)),
    );
    saveFile(new Blob([`\uFEFF${rows.join("\r\n")}\r\n`], { type: "text/csv" }), "team.csv");
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-pretty text-muted text-sm">
        {t("file.columns", { columns: list.format([titleOf("firstName"), titleOf("lastName"), ...columns]) })}
      </p>
      <Button size="small" icon={<Download aria-hidden="true" />} onPress={download}>
        {t("file.sample")}
      </Button>
    </div>
  );
}
