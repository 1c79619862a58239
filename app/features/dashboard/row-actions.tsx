import { Ellipsis, ExternalLink, Pencil, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/addresses";
import { IconButton } from "~/ui/icon-button";
import { LinkButton } from "~/ui/link-button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { CopyLink } from "./copy-link";

interface RowActionsProps {
  noun: "pages" | "cards";
  /** What is listed, as it is called there. */
  title: string;
  thing: { url: string; version: number };
  /** Paths of the editor, where the user may edit it, and of its share screen. */
  edit?: string;
  share: string;
  /** Whether visitors see it. */
  isLive: boolean;
  isPending?: boolean;
  /** Further items of the menu. */
  children?: ReactNode;
}

/** What can be done with a page or card, in one order wherever it is listed. */
export function RowActions({
  noun,
  title,
  thing,
  edit,
  share,
  isLive,
  isPending,
  children,
}: RowActionsProps) {
  const { t } = useTranslation("dashboard");
  return (
    <>
      <LinkButton href={share} size="small" icon={<Share2 aria-hidden="true" />} className="max-sm:hidden">
        {t("cards.share")}
      </LinkButton>
      <CopyLink url={thing.url} />
      <Menu
        trigger={
          <IconButton
            label={t("actions", { title })}
            icon={<Ellipsis />}
            isPending={isPending}
            hasNoTooltip
          />
        }
      >
        {edit ? (
          <MenuItem href={edit} icon={<Pencil />}>
            {t(`${noun}.edit`)}
          </MenuItem>
        ) : null}
        {isLive ? (
          <MenuItem href={freshAddress(thing)} target="_blank" rel="noopener" icon={<ExternalLink />}>
            {t(`${noun}.view`)}
          </MenuItem>
        ) : null}
        <MenuItem href={share} icon={<Share2 />}>
          {t("cards.share")}
        </MenuItem>
        {children}
      </Menu>
    </>
  );
}
