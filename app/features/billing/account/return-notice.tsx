import { useRevalidator } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import { isolatedName } from "~/i18n/isolated";
import { useLocalPath } from "~/i18n/use-path";
import type { DraftPage } from "~/server/services/pages/list-draft-pages.server";
import { LinkButton } from "~/ui/link-button";
import { Spinner } from "~/ui/spinner";
import { storedReturnPlace } from "./return-place";

/** Each waits up to five seconds at the server. */
const TRIES = 12;
const BETWEEN_MS = 2_000;

interface ReturnNoticeProps {
  /** Whether the screen around it shows the plan already: both say so at one moment. */
  isActive: boolean;
  /** Pages that were never live: paying alone publishes none. */
  drafts: readonly DraftPage[];
}

/**
 * For who comes back from paying: waits until the payment has arrived, then leads back to what was wanted,
 * and to the page that is to be published.
 */
export function ReturnNotice({ isActive, drafts }: ReturnNoticeProps) {
  const { t } = useTranslation("billing");
  const path = useLocalPath();
  const { language } = useRoot();
  const { revalidate } = useRevalidator();
  const [isLate, setLate] = useState(false);
  const state = isActive ? "active" : isLate ? "late" : "waiting";
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(storedReturnPlace()), []);
  const draft = drafts.find(({ id }) => back === editorOf(id)) ?? drafts[0];
  const isBackToDraft = draft !== undefined && (back === null || back === editorOf(draft.id));
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
        {state === "active" && draft ? (
          <p className="wrap-anywhere text-pretty">
            {t("returned.draft", { title: isolatedName(language, draft.title) })}
          </p>
        ) : null}
        {state === "active" ? (
          <div className="mt-3 flex flex-wrap gap-3">
            {draft ? (
              <LinkButton href={path(editorOf(draft.id))} variant="primary">
                {t("returned.publish")}
              </LinkButton>
            ) : null}
            {isBackToDraft ? null : (
              <LinkButton href={path(back ?? "/dashboard")} variant={draft ? "secondary" : "primary"}>
                {t(back ? "returned.go" : "returned.dashboard")}
              </LinkButton>
            )}
          </div>
        ) : null}
      </div>
    </div>
  );
}

const editorOf = (id: string) => `/editor/${id}`;
