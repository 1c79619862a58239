import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/badge";

/** Says that something is part of PRO. */
export function ProBadge() {
  const { t } = useTranslation("cards");
  return (
    <Badge tone="accent">
      <Lock aria-hidden="true" className="size-3" />
      {t("pro")}
    </Badge>
  );
}
