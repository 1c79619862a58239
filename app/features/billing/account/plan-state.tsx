import { useTranslation } from "react-i18next";
import type { PlanStatus } from "~/domain/billing/entitlement";
import type { BillingView } from "~/domain/billing/view";
import { useMoney } from "~/features/billing/use-money";
import { useRoot } from "~/features/shell/use-root";
import { isolatedName } from "~/i18n/isolated";
import { useLocalPath } from "~/i18n/use-path";
import { Badge, type BadgeTone } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import { ChooseStay } from "./choose-stay";
import { KeepButton } from "./keep-button";
import { PlanFacts } from "./plan-facts";
import { useDate } from "./use-date";

const TONES: Record<PlanStatus, BadgeTone> = {
  free: "neutral",
  active: "success",
  active_payment_fail: "warn",
  cancelled_active: "warn",
  expired: "danger",
  lifetime: "success",
  unknown: "neutral",
};

/** Which plan the account has, in which state it is, and the step that fits that state. */
export function PlanState({ billing }: { billing: BillingView }) {
  const { t } = useTranslation(["billing", "shell"]);
  const day = useDate();
  const money = useMoney();
  const { language } = useRoot();
  const { withdrawn, afterwards, endedBy } = billing;
  const { status, endDate } = billing.subscription;
  const date = endDate ? day(endDate.date) : "";
  return (
    <section aria-label={t("plan")} className="flex flex-col gap-6 pb-8">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="flex flex-wrap items-center gap-3">
            <span className="display text-xl">{t(`shell:plans.${status === "free" ? "free" : "pro"}`)}</span>
            <Badge tone={TONES[status]} hasDot>
              {t(`status.${status}`, { date })}
            </Badge>
          </h2>
          <p className="max-w-prose text-pretty text-muted">{t(`about.${status}`, { date })}</p>
          {status === "expired" ? (
            <p className="max-w-prose text-pretty">{t("shell:prompt.expiredRest")}</p>
          ) : null}
          {status === "expired" && endDate ? (
            <p className="max-w-prose text-pretty">{t(`ended.${endedBy ?? "unknown"}`, { date })}</p>
          ) : null}
          {afterwards?.stays ? (
            <p className="max-w-prose text-pretty">
              {t("stays", { page: isolatedName(language, afterwards.stays) })}
            </p>
          ) : null}
          {afterwards?.isChoosable ? (
            <div>
              <ChooseStay seats={0} />
            </div>
          ) : null}
          {withdrawn ? (
            <p className="max-w-prose text-pretty">
              {t("withdraw.state", { amount: money(withdrawn.amount, withdrawn.currency) })}
            </p>
          ) : null}
        </div>
        <NextStep billing={billing} />
      </div>
      <PlanFacts billing={billing} />
    </section>
  );
}

/** The most likely action in this state. An open invoice's notice links to paying. */
function NextStep({ billing: { subscription, renewal, pending } }: { billing: BillingView }) {
  const { t } = useTranslation("billing");
  const path = useLocalPath();
  const { status } = subscription;
  if (status === "lifetime") return null;
  // The last seats and cycle are chosen there already.
  if (status === "free" || status === "expired" || renewal === "checkout") {
    return (
      <LinkButton href={path("/account/upgrade")} variant="primary">
        {t(status === "free" ? "upgrade" : "renew")}
      </LinkButton>
    );
  }
  if (renewal === "keep") return <KeepButton />;
  if (renewal === "invoice" || pending) return null;
  return <LinkButton href={path("/account/upgrade")}>{t("change")}</LinkButton>;
}
