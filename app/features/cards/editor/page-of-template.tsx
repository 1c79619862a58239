import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { useCardEditor } from "./card-context";

/** Says that the template of a new card has a page that goes with it, until the card leads to one. */
export function PageOfTemplate() {
  const { t } = useTranslation("cards");
  const path = useLocalPath();
  const template = useCardEditor(({ history }) => history.present.prefill?.id);
  const hasPage = useCardEditor(({ history }) => history.present.pageId !== null);
  if (!template || hasPage) return null;
  // A tab of its own: this card may be unsaved.
  return (
    <p className="text-pretty text-muted">
      {t("fromTemplate.page")}{" "}
      <TextLink href={path(`/editor?template=${template}`)} target="_blank">
        {t("fromTemplate.makePage")}
      </TextLink>
    </p>
  );
}
