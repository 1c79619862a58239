import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { useCardEditor } from "./card-context";

/** Offers the matching page of a new card's template, until the card links to a page. */
export function PageOfTemplate() {
  const { t } = useTranslation("cards");
  const path = useLocalPath();
  const template = useCardEditor(({ history }) => history.present.prefill?.id);
  const hasPage = useCardEditor(({ history }) => history.present.pageId !== null);
  if (!template || hasPage) return null;
  // A new tab: this card may be unsaved.
  return (
    <p className="text-pretty text-muted">
      {t("fromTemplate.page")}{" "}
      <TextLink href={path(`/editor?template=${template}`)} target="_blank">
        {t("fromTemplate.makePage")}
      </TextLink>
    </p>
  );
}
