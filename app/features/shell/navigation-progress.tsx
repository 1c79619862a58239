import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** A bar at the top of the window from a click until the next screen is shown. */
export function NavigationProgress() {
  const { t } = useTranslation("shell");
  const isIdle = useNavigation().state === "idle";
  if (isIdle) return null;
  return (
    <div
      role="progressbar"
      aria-label={t("loading")}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
    >
      <div className="h-full origin-left animate-proceed bg-accent motion-reduce:animate-none rtl:origin-right" />
    </div>
  );
}
