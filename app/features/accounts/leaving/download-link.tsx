import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callPath } from "~/features/editing/call-path";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";

/** The link to an export's file: a download, not handled by the router. */
export function DownloadLink({ id, isPrimary }: { id: string; isPrimary?: boolean }) {
  const { t } = useTranslation("leaving");
  const path = useLocalPath();
  return (
    <LinkButton
      href={path(callPath("GET /account/export/:id/file", { params: { id } }))}
      reloadDocument
      download
      size={isPrimary ? undefined : "small"}
      variant={isPrimary ? "primary" : undefined}
      icon={<Download aria-hidden="true" className="size-[1.2em]" />}
      className="self-start"
    >
      {t("export.download")}
    </LinkButton>
  );
}
