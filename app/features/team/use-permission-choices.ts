import { useTranslation } from "react-i18next";
import { PERMISSIONS } from "~/domain/team/permission";

/** What a member may do, as something to choose from. */
export function usePermissionChoices() {
  const { t } = useTranslation("team");
  return PERMISSIONS.toReversed().map((id) => ({
    id,
    label: t(`permission.${id}`),
    description: t(`permission.${id}Text`),
  }));
}
