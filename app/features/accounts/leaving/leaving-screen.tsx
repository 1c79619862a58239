import { useTranslation } from "react-i18next";
import type { DeletionReason, LeavingSummary } from "~/domain/accounts/leaving";
import { useLocalPath } from "~/i18n/use-path";
import { PageHeading } from "~/ui/page-heading";
import { TextLink } from "~/ui/text-link";
import type { ConfirmWays } from "../confirm-identity-dialog";
import { LeavingConfirm } from "./leaving-confirm";
import { LeavingGoes } from "./leaving-goes";
import { LEAVING_STEPS, type LeavingStep, leavingPath } from "./leaving-path";
import { LeavingWhy } from "./leaving-why";

export interface LeavingProps {
  step: LeavingStep;
  reason?: DeletionReason;
  summary: LeavingSummary;
  /** The account's address. */
  email: string;
  ways: ConfirmWays;
}

/** Deletes the account, with an address per step: the browser's back button returns to the previous step. */
export function LeavingScreen({ step, reason, summary, email, ways }: LeavingProps) {
  const { t } = useTranslation("leaving");
  const path = useLocalPath();
  const text =
    step === "confirm" && !ways.hasPassword ? "confirm.textWithoutPassword" : (`${step}.text` as const);
  const number = LEAVING_STEPS.indexOf(step) + 1;
  const before = LEAVING_STEPS[number - 2];
  const back = before
    ? { href: path(leavingPath(before, reason)), label: t("back") }
    : { href: path("/dashboard"), label: t("keep") };
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col px-5 py-10 sm:py-16">
      <p className="pb-2 text-muted text-sm">{t("step", { step: number })}</p>
      <PageHeading
        title={t(`${step}.title`)}
        description={t(text, { email: `\u2068${email}\u2069` })}
        back={back}
      />
      {step === "why" ? <LeavingWhy reason={reason} /> : null}
      {step === "goes" ? <LeavingGoes summary={summary} reason={reason} /> : null}
      {step === "confirm" ? <LeavingConfirm reason={reason} summary={summary} ways={ways} /> : null}
      {before ? (
        <p className="mt-8 border-rule border-t pt-6">
          <TextLink href={path("/dashboard")}>{t("keep")}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
