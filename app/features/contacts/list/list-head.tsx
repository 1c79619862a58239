import { Download, Ellipsis, OctagonAlert, Plus, Settings, Upload, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { ProBadge } from "~/features/shell/pro-badge";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { PageHeading } from "~/ui/page-heading";
import { useNumber } from "~/ui/use-number";
import { useIsTeamList } from "../use-is-team-list";

interface ListHeadProps {
  count: number;
  isHeld: boolean;
  isActing: boolean;
  onAdd: () => void;
  onExport: () => void;
  onImport: () => void;
  onSettings: () => void;
  onHeld: (shows: boolean) => void;
}

/** The list's name, how many there are, writing one down, and the menu of what is done more rarely. */
export function ListHead({ count, isHeld, isActing, onHeld, ...on }: ListHeadProps) {
  const { t } = useTranslation(["contactList", "contactFiles", "contactSettings"]);
  const number = useNumber();
  const isTeam = useIsTeamList();
  const isOver = count >= LIMITS.contactsCounted;
  return (
    <PageHeading
      title={t(isHeld ? "view.held" : "title")}
      description={
        <span className="tabular-nums">
          {isOver ? t("countOver", { n: number(count) }) : t("count", { count, n: number(count) })}
        </span>
      }
      actions={
        <>
          {isActing || isTeam ? null : (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              trailingIcon={<ProBadge />}
              onPress={on.onAdd}
            >
              {t("add")}
            </Button>
          )}
          {isTeam ? null : (
            <Menu
              trigger={<IconButton variant="secondary" label={t("more")} icon={<Ellipsis />} hasNoTooltip />}
            >
              {isActing ? null : (
                <>
                  <MenuItem icon={<Download />} onAction={on.onExport}>
                    {t("contactFiles:export.title")}
                  </MenuItem>
                  <MenuItem icon={<Upload />} onAction={on.onImport}>
                    {t("contactFiles:import.title")}
                  </MenuItem>
                  <MenuItem icon={<Settings />} onAction={on.onSettings}>
                    {t("contactSettings:title")}
                  </MenuItem>
                </>
              )}
              {isHeld ? (
                <MenuItem icon={<Users />} onAction={() => onHeld(false)}>
                  {t("view.all")}
                </MenuItem>
              ) : (
                <MenuItem icon={<OctagonAlert />} onAction={() => onHeld(true)}>
                  {t("view.held")}
                </MenuItem>
              )}
            </Menu>
          )}
        </>
      }
      className="pb-6"
    />
  );
}
