import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/features/shell/use-root";
import { Badge } from "~/ui/badge";

/** Marks what is part of PRO, to whom it is not included. */
export function ProBadge() {
  const { t } = useTranslation("shell");
  const { user } = useRoot();
  if (user?.isPaid) return null;
  return (
    <Badge tone="accent">
      <Lock aria-hidden="true" className="size-3" />
      {t("plans.pro")}
    </Badge>
  );
}
