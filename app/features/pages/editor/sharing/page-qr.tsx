import { useTranslation } from "react-i18next";
import { CodeWithFiles } from "~/features/codes/code-with-files";

/** The page's code as it is printed, its two files, and how long it lasts. */
export function PageQr({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation("sharing");
  return (
    <section aria-label={t("install.qr")} className="flex flex-col gap-4">
      <h2 className="font-medium text-sm">{t("install.qr")}</h2>
      <CodeWithFiles url={url} title={title || t("share.untitled")} note={t("share.lasting")} />
    </section>
  );
}
