import { useTranslation } from "react-i18next";
import type { ReportedThing } from "~/domain/operations/view";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ReportTexts } from "./report-texts";
import { SiteLink } from "./site-link";
import { useInstant } from "./use-instant";

interface ReportedRowProps {
  thing: ReportedThing;
  onDismiss: () => void;
  /** Suspends a page, or restores it. */
  onSuspend: () => void;
  onAccount: (id: string) => void;
}

/** A page or card with all that is reported of it. */
export function ReportedRow({ thing, onDismiss, onSuspend, onAccount }: ReportedRowProps) {
  const { t } = useTranslation("operations");
  const { t: tCommon } = useTranslation("dashboard");
  const instant = useInstant();
  const { kind, address, url, title, state, owner, newestAt, counts, texts } = thing;
  return (
    <li className="flex flex-col gap-4 py-6 first:pt-0 lg:flex-row lg:justify-between lg:gap-8">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 break-words font-medium">
            <bdi>{title || address}</bdi>
          </h2>
          <Badge>{t(`reports.${kind}`)}</Badge>
          {state === "suspended" ? <Badge tone="danger">{tCommon("pages.state.suspended")}</Badge> : null}
          {state === "deleted" ? <Badge tone="warn">{tCommon("pages.state.deleted")}</Badge> : null}
          {state === "gone" ? <Badge tone="warn">{t("reports.gone")}</Badge> : null}
          {owner && !owner.isEnabled ? <Badge tone="danger">{t("account.blocked")}</Badge> : null}
        </div>
        <p className="text-sm">
          <SiteLink url={url} />
        </p>
        <p className="flex flex-wrap gap-2">
          {counts.map(({ reason, count }) => (
            <Badge key={reason} tone="warn">
              {t("reports.counted", { reason: t(`reports.reasons.${reason}`), count })}
            </Badge>
          ))}
        </p>
        <p className="text-muted text-sm">{t("reports.newest", { date: instant(newestAt) })}</p>
        <ReportTexts texts={texts} />
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        {owner ? (
          <Button
            size="small"
            aria-label={t("reports.accountNamed", { name: address })}
            onPress={() => onAccount(owner.id)}
          >
            {t("reports.account")}
          </Button>
        ) : null}
        {kind === "page" && state !== "gone" ? (
          <Button
            size="small"
            aria-label={t(state === "suspended" ? "account.liftNamed" : "account.suspendNamed", {
              name: address,
            })}
            onPress={onSuspend}
          >
            {t(state === "suspended" ? "account.lift" : "account.suspend")}
          </Button>
        ) : null}
        <Button size="small" aria-label={t("reports.dismissNamed", { name: address })} onPress={onDismiss}>
          {t("reports.dismiss")}
        </Button>
      </div>
    </li>
  );
}
