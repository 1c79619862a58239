import { useTranslation } from "react-i18next";

/** Stands for the address while the sentence around it is looked up; no sentence holds a tab. */
const GAP = "\t";

/** Where a link goes: the address reads from left to right, whichever way the sentence runs. */
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
