import { useState } from "react";
import { useTranslation } from "react-i18next";
import { parseDimension } from "~/domain/dimension";
import { CopyButton } from "~/ui/copy-button";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { htmlSnippet } from "./html-snippet";

/** The HTML of a button that links to the page, for any website, in the chosen width. */
export function WebsiteButton({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation("sharing");
  const [width, setWidth] = useState("auto");
  const dimension = parseDimension(width);
  const snippet = htmlSnippet(url, label, dimension ?? "auto");
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField
        label={t("install.width")}
        description={t("install.widthHint")}
        dir="ltr"
        autoComplete="off"
        value={width}
        onChange={setWidth}
        error={dimension ? undefined : t("install.widthInvalid")}
        className="w-full"
      />
      <TextArea
        label={t("install.html")}
        description={t("install.htmlHint")}
        isReadOnly
        dir="ltr"
        rows={4}
        value={snippet}
        className="w-full"
      />
      <CopyButton
        value={snippet}
        copyLabel={t("share.copy")}
        copiedLabel={t("share.copied")}
        aria-label={`${t("share.copy")}: ${t("install.html")}`}
      />
    </div>
  );
}
