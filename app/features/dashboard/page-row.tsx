import { CopyPlus, Ellipsis, ExternalLink, Eye, EyeOff, Pencil, QrCode, Share2, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/addresses";
import type { PageListItem } from "~/domain/pages/view";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Avatar } from "~/ui/avatar";
import { IconButton } from "~/ui/icon-button";
import { LinkButton } from "~/ui/link-button";
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
import { useCopyName } from "./use-copy-name";
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
  const { user } = useRoot();
  const plain = page.profile.title || t("pages.untitled");
  const title = useCopyName()({ title: plain, isDuplicate: page.isDuplicate });
  const edit = path(`/editor/${page.id}`);
  return (
    <ListRow
      isCompact
      title={title}
      href={edit}
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
          <bdi dir="ltr">/{page.slug}</bdi>
          <ChangedOn at={page.updatedAt} />
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
        <>
          <LinkButton
            href={path(`/share-page/${page.id}`)}
            size="small"
            icon={<Share2 aria-hidden="true" />}
            className="max-sm:hidden"
          >
            {t("cards.share")}
          </LinkButton>
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
          </Menu>
        </>
      }
    />
  );
}
