import { useTranslation } from "react-i18next";

/** Placeholder of the address while its message is looked up; no message contains a tab. */
const GAP = "\t";

/** The target of a link: the address is left-to-right, regardless of the message's direction. */
export function LinkPreview({ url }: { url: string }) {
  const { t } = useTranslation("editor");
  const [before, after] = t("links.leadsTo", { url: GAP }).split(GAP);
  return (
    <>
      {before}
      <bdi dir="ltr" className="break-all">
        {url}
      </bdi>
      {after}
    </>
  );
}
