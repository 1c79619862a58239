import { useRevalidator } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { Spinner } from "~/ui/spinner";
import { storedReturnPlace } from "./return-place";

/** Each waits up to five seconds at the server. */
const TRIES = 12;
const BETWEEN_MS = 2_000;

/**
 * For who comes back from paying: waits until the payment has arrived, then leads back to what was wanted.
 * @param isActive whether the screen around it shows the plan already: both say so at one moment
 */
export function ReturnNotice({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation("billing");
  const path = useLocalPath();
  const { revalidate } = useRevalidator();
  const [isLate, setLate] = useState(false);
  const state = isActive ? "active" : isLate ? "late" : "waiting";
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(storedReturnPlace()), []);
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
        {state === "active" ? (
          <LinkButton href={path(back ?? "/dashboard")} variant="primary" className="mt-3">
            {t(back ? "returned.go" : "returned.dashboard")}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
