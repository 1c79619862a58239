import { useTranslation } from "react-i18next";
import { useRoot } from "~/features/shell/use-root";
import { Badge } from "~/ui/badge";

/** Marks what has to be paid for, to whom it is not included. */
export function ProBadge() {
  const { t } = useTranslation("blocks");
  const { user } = useRoot();
  return user?.isPaid ? null : <Badge tone="accent">{t("pro")}</Badge>;
}
