import { ChartColumn, CopyPlus, Eye, EyeOff, QrCode, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PageListItem } from "~/domain/pages/view";
import { pageEditorPath, sharePagePath } from "~/domain/screen-paths";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Avatar } from "~/ui/avatar";
import { ListRow } from "~/ui/list-row";
import { MenuItem } from "~/ui/menu-item";
import { MenuSeparator } from "~/ui/menu-separator";
import { ChangedOn } from "./changed-on";
import { CopyMark } from "./copy-mark";
import { CopyName } from "./copy-name";
import { NotLiveNote } from "./not-live-note";
import { PublishSwitch } from "./publish-switch";
import { RowActions } from "./row-actions";
import { RowMeta } from "./row-meta";
import { RowViews } from "./row-views";
import { StateBadge } from "./state-badge";
import { useCopyName } from "./use-copy-name";
import type { PageList } from "./use-page-list";

interface PageRowProps {
  page: PageListItem;
  list: PageList;
  /** Its views of each of the last days; undefined while they are not known. */
  views: readonly number[] | undefined;
  onDelete: (page: PageListItem) => void;
}

/** One page of the list. */
export function PageRow({ page, list, views, onDelete }: PageRowProps) {
  const { t } = useTranslation("dashboard");
  const path = useLocalPath();
  const { user } = useRoot();
  const plain = page.profile.title || t("pages.untitled");
  const title = useCopyName()({ title: plain, isDuplicate: page.isDuplicate });
  const edit = path(pageEditorPath(page.id));
  return (
    <ListRow
      isCompact
      title={<CopyName title={plain} isDuplicate={page.isDuplicate} />}
      href={edit}
      onDelete={() => onDelete(page)}
      isMarked={page.isDuplicate}
      leading={<Avatar name={plain} src={page.profile.image?.cropped} isDecorative />}
      badge={
        <>
          <span className="max-sm:hidden">
            <StateBadge state={page.state} />
          </span>
          {page.isDuplicate ? <CopyMark title={plain} onDismiss={() => list.dismiss(page)} /> : null}
        </>
      }
      subtitle={
        <RowMeta>
          <bdi dir="ltr" className="block truncate align-match-parent">
            /{page.slug}
          </bdi>
          {/* On a phone there is room for one of the two. */}
          <span data-wide={views ? "" : undefined}>
            <ChangedOn at={page.updatedAt} />
          </span>
          {views ? <RowViews days={views} /> : null}
        </RowMeta>
      }
      note={
        <NotLiveNote page={page}>
          <span className="flex sm:hidden">
            <StateBadge state={page.state} />
          </span>
        </NotLiveNote>
      }
      meta={
        <PublishSwitch
          title={plain}
          isPublished={page.published}
          onChange={(published) => list.setPublished(page, published)}
        />
      }
      actions={
        <RowActions
          noun="pages"
          title={title}
          thing={page}
          edit={edit}
          share={path(sharePagePath(page.id))}
          isLive={page.published}
          isPending={list.busyId === page.id}
        >
          <MenuItem href={path(`/dashboard-visits?thing=page:${page.id}`)} icon={<ChartColumn />}>
            {t("visits.menu")}
          </MenuItem>
          <MenuItem href={path(`/editor-business-card?page=${page.id}`)} icon={<QrCode />}>
            {t("pages.makeCard")}
          </MenuItem>
          <MenuItem onAction={() => list.duplicate(page)} icon={<CopyPlus />}>
            {t("pages.duplicate")}
          </MenuItem>
          {user?.isPaid ? (
            <MenuItem
              onAction={() => void list.setPublished(page, !page.published)}
              icon={page.published ? <EyeOff /> : <Eye />}
            >
              {t(page.published ? "pages.takeDown" : "pages.putUp")}
            </MenuItem>
          ) : null}
          <MenuSeparator />
          <MenuItem isDanger onAction={() => onDelete(page)} icon={<Trash2 />}>
            {t("pages.delete")}
          </MenuItem>
        </RowActions>
      }
    />
  );
}
