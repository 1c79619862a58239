import { CopyPlus, Ellipsis, ExternalLink, Pencil, QrCode, Share2, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/addresses";
import type { PageListItem } from "~/domain/pages/view";
import { useLocalPath } from "~/i18n/use-path";
import { Avatar } from "~/ui/avatar";
import { IconButton } from "~/ui/icon-button";
import { ListRow } from "~/ui/list-row";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { MenuSeparator } from "~/ui/menu-separator";
import { ChangedOn } from "./changed-on";
import { CopyLink } from "./copy-link";
import { CopyMark } from "./copy-mark";
import { NotLiveNote } from "./not-live-note";
import { PublishSwitch } from "./publish-switch";
import { RowMeta } from "./row-meta";
import { StateBadge } from "./state-badge";
import type { PageList } from "./use-page-list";

interface PageRowProps {
  page: PageListItem;
  list: PageList;
  onDelete: (page: PageListItem) => void;
}

/** One page of the list. */
export function PageRow({ page, list, onDelete }: PageRowProps) {
  const { t } = useTranslation("dashboard");
  const path = useLocalPath();
  const title = page.profile.title || t("pages.untitled");
  const edit = path(`/editor/${page.id}`);
  return (
    <ListRow
      title={title}
      href={edit}
      isMarked={page.isDuplicate}
      leading={<Avatar name={title} src={page.profile.image?.cropped} isDecorative />}
      badge={
        <>
          <StateBadge state={page.state} />
          {page.isDuplicate ? <CopyMark title={title} onDismiss={() => list.dismiss(page)} /> : null}
        </>
      }
      subtitle={
        <RowMeta>
          <bdi dir="ltr">/{page.slug}</bdi>
          <ChangedOn at={page.updatedAt} />
        </RowMeta>
      }
      note={<NotLiveNote page={page} />}
      meta={
        <PublishSwitch
          title={title}
          isPublished={page.published}
          onChange={(published) => list.setPublished(page, published)}
        />
      }
      actions={
        <>
          <CopyLink url={page.url} />
          <Menu
            trigger={
              <IconButton
                label={t("actions", { title })}
                icon={<Ellipsis />}
                isPending={list.busyId === page.id}
                hasNoTooltip
              />
            }
          >
            <MenuItem href={edit} icon={<Pencil />}>
              {t("pages.edit")}
            </MenuItem>
            {page.published ? (
              <MenuItem href={freshAddress(page)} target="_blank" rel="noopener" icon={<ExternalLink />}>
                {t("pages.view")}
              </MenuItem>
            ) : null}
            <MenuItem href={path(`/share-page/${page.id}`)} icon={<Share2 />}>
              {t("cards.share")}
            </MenuItem>
            <MenuItem href={path(`/editor-business-card?page=${page.id}`)} icon={<QrCode />}>
              {t("pages.makeCard")}
            </MenuItem>
            <MenuItem onAction={() => list.duplicate(page)} icon={<CopyPlus />}>
              {t("pages.duplicate")}
            </MenuItem>
            <MenuSeparator />
            <MenuItem isDanger onAction={() => onDelete(page)} icon={<Trash2 />}>
              {t("pages.delete")}
            </MenuItem>
          </Menu>
        </>
      }
    />
  );
}
