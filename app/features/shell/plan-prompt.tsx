import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "~/i18n/dates";
import { useLocalPath } from "~/i18n/use-path";
import type { PromptReason } from "~/server/http/app/root-data.server";
import { cx } from "~/ui/cx";
import { LinkButton } from "~/ui/link-button";
import { isList, useScreen } from "./screen";
import { useRoot } from "./use-root";

const ACTIONS = {
  free: "account.upgrade",
  ending: "account.renew",
  expired: "account.renew",
  failed: "account.settle",
} as const satisfies Record<PromptReason, string>;

/**
 * Above the lists: why the plan needs something, and the way to it. Nobody else is asked, and no other screen asks. Nor is
 * somebody whose first page came along with the sign-in a moment ago: what they made stands there first.
 */
export function PlanPrompt() {
  const { t } = useTranslation("shell");
  const { user, language } = useRoot();
  const screen = useScreen();
  const path = useLocalPath();
  const [params] = useSearchParams();
  const [hasJustMade] = useState(() => params.get("drafts") === "created");
  const prompt = user?.prompt;
  if (prompt?.reason === "free" && hasJustMade) return null;
  if (!prompt || !isList(screen) || user.acting) return null;
  const date = prompt.until ? formatDay(language, user.timeZone, new Date(prompt.until), "short") : "";
  const isNew = prompt.reason === "free";
  return (
    <div
      role="status"
      className={cx(
        "mb-6 flex flex-col items-start gap-3 rounded-md px-4 py-3 sm:flex-row sm:items-center sm:justify-between",
        isNew ? "bg-sunken" : "bg-warn-wash",
      )}
    >
      <p className="min-w-0 text-pretty">{t(`prompt.${prompt.reason}`, { date })}</p>
      <LinkButton
        href={path(isNew ? "/account/upgrade" : "/account/billing")}
        variant={isNew ? "secondary" : "primary"}
      >
        {t(ACTIONS[prompt.reason])}
      </LinkButton>
    </div>
  );
}
