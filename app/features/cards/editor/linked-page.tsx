import { useTranslation } from "react-i18next";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { Select } from "~/ui/select";
import { useCardEditor, useCardFieldError, useCardSession } from "./card-context";
import { isPageLost } from "./use-page-options";

/** The choice for no page; an id is never this short. */
const NONE = "none";

interface LinkedPageProps {
  pages: PageOption[];
  /** Of a team's card, where the pages are its owner's to choose. */
  isFixed: boolean;
}

/** The page that the code opens, or a note that it is deleted. */
export function LinkedPage({ pages, isFixed }: LinkedPageProps) {
  const { t } = useTranslation(["cards", "errors"]);
  const { change } = useCardSession();
  const errorOf = useCardFieldError();
  const pageId = useCardEditor(({ history }) => history.present.pageId);
  const isLost = isPageLost(pageId, pages);
  const nameOf = (page: PageOption) => page.title || page.slug;
  return (
    <div id="card-pageId" className="max-w-xl">
      <Select
        label={t("code.linked")}
        isDisabled={isFixed}
        value={pageId ?? NONE}
        onChange={(id) => change({ pageId: id === NONE ? null : id })}
        error={isLost ? t("errors:qrTargetGone") : errorOf("pageId")}
        choices={[
          { id: NONE, label: t("code.noPage") },
          ...(isLost && pageId ? [{ id: pageId, label: t("code.lost"), isDisabled: true }] : []),
          ...pages.map((page) => ({
            id: page.id,
            label: nameOf(page),
            text: nameOf(page),
            description: (
              <>
                <bdi dir="ltr">/{page.slug}</bdi>
                {page.isPublished ? null : `, ${t("code.unpublished")}`}
              </>
            ),
          })),
        ]}
      />
    </div>
  );
}
