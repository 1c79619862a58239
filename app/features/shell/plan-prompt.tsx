import { useMatches, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "~/i18n/dates";
import { useLocalPath } from "~/i18n/use-path";
import type { PromptReason } from "~/server/http/app/root-data.server";
import { cx } from "~/ui/cx";
import { LinkButton } from "~/ui/link-button";
import { isPrompting, useScreen } from "./screen";
import { useRoot } from "./use-root";

const ACTIONS = {
  free: "account.upgrade",
  ending: "account.renew",
  expired: "account.renew",
  failed: "account.settle",
} as const satisfies Record<PromptReason, string>;

/**
 * Why the plan needs something, with the link to it; absent right after sign-in with a first page, and where a team's
 * member has their cards: those need no plan of theirs. A plan that fails or ends is urgent and stands above a list, the
 * offer to a free account below what the user came for.
 */
export function PlanPrompt({ place }: { place: "above" | "below" }) {
  const { t } = useTranslation("shell");
  const { user, language } = useRoot();
  const screen = useScreen();
  const path = useLocalPath();
  const [params] = useSearchParams();
  const [hasJustMade] = useState(() => params.get("drafts") === "created");
  const isMember = useMatches().some(({ data }) => hasPlaces(data));
  const prompt = user?.prompt;
  if (!prompt || !isPrompting(screen) || user.acting) return null;
  const isNew = prompt.reason === "free";
  if (isNew !== (place === "below") || (isNew && (hasJustMade || isMember))) return null;
  const date = prompt.until ? formatDay(language, user.timeZone, new Date(prompt.until), "short") : "";
  return (
    <div
      role="status"
      className={cx(
        "flex flex-col items-start gap-3 rounded-md px-4 py-3 sm:flex-row sm:items-center sm:justify-between",
        isNew ? "mt-10 bg-sunken" : "mb-6 bg-warn-wash",
      )}
    >
      <p className="min-w-0 text-pretty">
        {t(`prompt.${prompt.reason}`, { date })}
        {prompt.reason === "expired" ? (
          <span className="block text-sm">{t("prompt.expiredRest")}</span>
        ) : null}
      </p>
      <LinkButton
        href={path(isNew ? "/account/upgrade" : "/account/billing")}
        variant={isNew ? "secondary" : "primary"}
      >
        {t(ACTIONS[prompt.reason])}
      </LinkButton>
    </div>
  );
}

/** Whether the data of a screen has the user's places in teams. */
const hasPlaces = (data: unknown): boolean =>
  typeof data === "object" &&
  data !== null &&
  "places" in data &&
  Array.isArray(data.places) &&
  data.places.length > 0;
