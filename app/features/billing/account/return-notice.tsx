import { useRevalidator } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ReturnSteps } from "~/server/services/billing/list-return-steps.server";
import { Spinner } from "~/ui/spinner";
import { ReturnLinks } from "./return-links";

/** Each waits up to five seconds at the server. */
const TRIES = 12;
const BETWEEN_MS = 2_000;

interface ReturnNoticeProps {
  /** Whether the surrounding screen already shows the plan: both change at the same time. */
  isActive: boolean;
  steps: ReturnSteps;
}

/**
 * For users returning from a payment: waits until it has arrived, then links back to the requested feature, and to the
 * page to be published.
 */
export function ReturnNotice({ isActive, steps }: ReturnNoticeProps) {
  const { t } = useTranslation("billing");
  const { revalidate } = useRevalidator();
  const [isLate, setLate] = useState(false);
  const state = isActive ? "active" : isLate ? "late" : "waiting";
  useEffect(() => {
    let isOver = false;
    const wait = async () => {
      for (let tried = 0; tried < TRIES && !isOver; tried++) {
        const result = await apiFetch("POST /account/billing/sync");
        if (isOver) return;
        if (result.ok && result.value.isPaid) {
          revalidate();
          return;
        }
        await new Promise((done) => setTimeout(done, BETWEEN_MS));
      }
      if (!isOver) setLate(true);
    };
    void wait();
    return () => {
      isOver = true;
    };
  }, [revalidate]);
  return (
    <div role="status" className="mb-8 flex items-start gap-3 rounded-md bg-success-wash px-4 py-4">
      <span className="mt-0.5 text-success">
        {state === "waiting" ? <Spinner /> : <CircleCheck aria-hidden="true" className="size-5" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="font-semibold">{t(state === "active" ? "returned.active" : "returned.title")}</p>
        <p className="text-pretty">
          {t(
            state === "active" ? "returned.activeText" : state === "late" ? "returned.late" : "returned.soon",
          )}
        </p>
        {state === "active" ? <ReturnLinks steps={steps} /> : null}
      </div>
    </div>
  );
}
