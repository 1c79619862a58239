import { useTranslation } from "react-i18next";
import type { TeamSize } from "~/domain/accounts/profile-choices";

/** @returns what a size of a team is called */
export function useTeamSizeName(): (size: TeamSize) => string {
  const { t } = useTranslation("profile");
  return (size) => {
    if (size === "1") return t("sizes.alone");
    if (size.endsWith("+")) return t("sizes.more", { number: Number.parseInt(size, 10) - 1 });
    // Isolated, so that a range reads from its smaller end in every script.
    return t("sizes.range", { range: `\u2066${size.replace("-", "–")}\u2069` });
  };
}
