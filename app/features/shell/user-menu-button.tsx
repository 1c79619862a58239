import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "~/ui/avatar";
import { IconButton } from "~/ui/icon-button";
import { useRoot } from "./use-root";

type UserMenuButtonProps = Omit<Partial<ComponentProps<typeof IconButton>>, "label" | "icon">;

/** The signed-in user, as the button of their menu. */
export function UserMenuButton(props: UserMenuButtonProps) {
  const { t } = useTranslation("shell");
  const { user } = useRoot();
  return (
    <IconButton
      {...props}
      variant="quiet"
      label={t("account.menu")}
      icon={<Avatar name={user?.name ?? ""} src={user?.image} size="small" isDecorative />}
      hasNoTooltip
    />
  );
}
