import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { BillingCycle } from "~/domain/billing/plans";
import { CycleChoice } from "~/features/billing/cycle-choice";
import { SeatStepper } from "~/features/billing/seat-stepper";
import { useMoney } from "~/features/billing/use-money";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { useToasts } from "~/ui/toast-queue";
import { ChangeSums } from "./change-sums";
import { StayDialog } from "./stay-dialog";
import { leaveFor, useBillingCall } from "./use-billing-call";
import { useDate } from "./use-date";
import { usePreview } from "./use-preview";

interface Shape {
  cycle: BillingCycle;
  seats: number;
}

interface ChangeFormProps {
  /** What is paid for. */
  now: Shape;
  /** What it becomes at the end of the period, where something is planned. */
  planned: Shape | null;
  /** The initial number of seats, if requested. */
  asked?: number;
  /** The path of the screen to continue with, without the language prefix. */
  back?: string;
}

/** Seats and cycle, with what the change costs before it is made. */
export function ChangeForm({ now, planned, asked, back = "/account/billing" }: ChangeFormProps) {
  const { t } = useTranslation("billing");
  const money = useMoney();
  const day = useDate();
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { isPending, run } = useBillingCall();
  const [{ cycle, seats }, setShape] = useState({ ...(planned ?? now), ...(asked && { seats: asked }) });
  const [isAsking, setAsking] = useState(false);
  const standing = planned ?? now;
  const isChanged = cycle !== standing.cycle || seats !== standing.seats;
  const state = usePreview(cycle, seats, isChanged);
  const preview = state.kind === "known" ? state.preview : null;

  async function change(keep?: KeptChoice) {
    const { prorationDate } = preview ?? {};
    const changed = await run(() =>
      apiFetch("POST /account/billing/change", { body: { cycle, seats, prorationDate, keep } }),
    );
    setAsking(false);
    if (!changed) return;
    if ("actionUrl" in changed) return leaveFor(changed.actionUrl);
    const title =
      preview && !preview.isImmediate ? t("alter.planned", { date: day(preview.nextDate) }) : t("alter.done");
    toasts.show({ type: "success", title });
    navigate(path(back));
  }

  const isBack = planned !== null && cycle === now.cycle && seats === now.seats;
  const label = !preview
    ? t("alter.changeNow")
    : isBack
      ? t("alter.stayPlanned")
      : !preview.isImmediate
        ? t("alter.later", { date: day(preview.nextDate) })
        : preview.dueNow > 0
          ? t("alter.payNow", { amount: money(preview.dueNow, preview.currency) })
          : t("alter.changeNow");
  return (
    <div className="flex flex-col gap-6">
      <CycleChoice value={cycle} onChange={(next) => setShape({ cycle: next, seats })} />
      <SeatStepper seats={seats} cycle={cycle} onChange={(next) => setShape({ cycle, seats: next })} />
      <ChangeSums state={state} isBack={isBack} />
      <Button
        variant="primary"
        size="large"
        isDisabled={!preview}
        isPending={isPending}
        onPress={() => (preview?.overLimit ? setAsking(true) : void change())}
      >
        {label}
      </Button>
      <StayDialog
        seats={isAsking ? seats : null}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onChosen={(keep) => void change(keep)}
      />
    </div>
  );
}
