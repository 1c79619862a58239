import { useTranslation } from "react-i18next";
import type { OperatedAccount } from "~/domain/operations/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import type { Step } from "./step-dialog";
import { useInstant } from "./use-instant";

interface AccountCardProps {
  account: OperatedAccount;
  onAsk: (step: Step) => void;
  onChange: (account: OperatedAccount) => void;
}

/** The account, its plan, and blocking it. */
export function AccountCard({ account, onAsk, onChange }: AccountCardProps) {
  const { t } = useTranslation("operations");
  const { t: tShell } = useTranslation("shell");
  const instant = useInstant();
  const { id, name, email, createdAt, isEnabled, isVerified, isProtected, plan } = account;

  async function block(input: { reason: string; endsPlan: boolean }) {
    const result = await apiFetch("POST /operators/accounts/:id", {
      params: { id },
      body: { intent: "block", ...input },
    });
    if (result.ok) onChange(result.value);
    return result;
  }
  async function restore({ reason }: { reason: string }) {
    const result = await apiFetch("POST /operators/accounts/:id", {
      params: { id },
      body: { intent: "restore", reason },
    });
    if (result.ok) onChange(result.value);
    return result;
  }

  const facts = [
    { label: t("account.since"), value: instant(createdAt) },
    {
      label: t("account.plan"),
      value: [...(plan.status === "free" ? [] : [tShell("plans.pro")]), t(`plan.${plan.status}`)].join(" · "),
    },
    ...(plan.isPaid ? [{ label: t("account.seats"), value: String(plan.seats) }] : []),
  ];
  return (
    <section className="flex flex-col gap-6 pb-8">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="break-words font-semibold text-lg">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-muted">
            <bdi dir="ltr" className="break-all">
              {email}
            </bdi>
          </p>
          <p className="flex flex-wrap gap-2 pt-1">
            <Badge tone={isEnabled ? "success" : "danger"} hasDot>
              {t(isEnabled ? "account.active" : "account.blocked")}
            </Badge>
            {isVerified ? null : <Badge tone="warn">{t("account.unverified")}</Badge>}
          </p>
        </div>
        {isProtected ? null : isEnabled ? (
          <Button
            variant="danger"
            className="self-start"
            onPress={() => onAsk({ kind: "block", name: email, offersPlan: plan.isPaid, run: block })}
          >
            {t("account.block")}
          </Button>
        ) : (
          <Button
            className="self-start"
            onPress={() => onAsk({ kind: "restore", name: email, run: restore })}
          >
            {t("account.restore")}
          </Button>
        )}
      </div>
      {isProtected ? <p className="text-muted text-sm">{t("account.protected")}</p> : null}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-col">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
