import { Settings } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PageState, UnpublishedReason } from "~/domain/pages/state";
import { pageEditorPath } from "~/domain/screen-paths";
import { ShareScreen } from "~/features/sharing/share-screen";
import { ShareWays } from "~/features/sharing/share-ways";
import type { SharedVisitsProps } from "~/features/sharing/shared-visits";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { SendPage } from "./send-page";
import { unpublishedHint } from "./unpublished-hint";

export interface SharedPage {
  id: string;
  title: string;
  url: string;
  qrUrl: string;
  version: number;
  isPublished: boolean;
  state: PageState;
  unpublishedReason?: UnpublishedReason;
  isPro: boolean;
  counts: SharedVisitsProps["counts"];
}

/** A page to be passed on: by its code, its link, the networks, and by e-mail. */
export function SharePageScreen({ page }: { page: SharedPage }) {
  const { t } = useTranslation("sharing");
  const path = useLocalPath();
  const { user } = useRoot();
  const title = page.title || t("share.untitled");
  const editor = path(pageEditorPath(page.id));
  return (
    <ShareScreen
      title={title}
      back={{ href: path("/dashboard-pages"), label: t("share.back") }}
      isReady={page.isPublished}
    >
      {page.isPublished ? (
        <ShareWays
          shared={page}
          title={title}
          visits={{ thing: `page:${page.id}`, counts: page.counts }}
          name={page.title}
          editor={editor}
          messages={{
            link: t("share.link"),
            lasting: t("share.lasting"),
            edit: t("share.edit"),
            open: t("share.open"),
          }}
        >
          <SendPage pageId={page.id} />
        </ShareWays>
      ) : (
        <EmptyState
          title={t("share.unpublished")}
          text={t(unpublishedHint(page, user?.isPaid ?? false))}
          action={
            <LinkButton
              variant="primary"
              href={`${editor}?tab=settings`}
              icon={<Settings aria-hidden="true" />}
            >
              {t("share.settings")}
            </LinkButton>
          }
        />
      )}
    </ShareScreen>
  );
}
