import { useState } from "react";
import { useTranslation } from "react-i18next";
import { backToFree } from "~/domain/pages/back-to-free";
import { paidBlockTypes } from "~/domain/pages/entitlement";
import { withoutSamples } from "~/domain/pages/samples";
import { PlanDialog } from "~/features/editing/plan-dialog";
import { useSampleTemplate } from "~/features/pages/editor/check/use-sample-template";
import {
  leavesExamplesOut,
  useContent,
  useEditor,
  usePageSession,
} from "~/features/pages/editor/editor-context";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { useRoot } from "~/features/shell/use-root";
import { BROWSER_DAYS } from "./browser-version";
import { PaidPartList } from "./paid-part-list";
import { useBackToFree } from "./use-back-to-free";
import { wantedFeatures } from "./wanted-features";

const NONE: readonly string[] = [];

/** The choice of a free user whose page contains paid parts. */
export function PaidPageDialog() {
  const { t } = useTranslation("pagePlan");
  const { save, unblock } = usePageSession();
  const saveFree = useBackToFree();
  const content = useContent();
  const [isPending, setPending] = useState(false);
  const { user } = useRoot();
  const isUnsaved = useEditor(({ isDirty, stored }) => isDirty || stored === null);
  const fields = useEditor(({ obstacle }) => (obstacle?.kind === "paid" ? obstacle.fields : NONE));
  const leavesOut = useEditor(leavesExamplesOut);
  const template = useSampleTemplate(content.prefillId);
  const whole = backToFree(content);
  const free = leavesOut ? withoutSamples(whole, template) : { content: whole, titles: [] };
  // An empty block is free, and is removed with the others.
  const goes = paidBlockTypes(content).length > 0 ? ["blocks", ...fields] : fields;
  return (
    <PlanDialog
      title={t("title")}
      text={t(isUnsaved ? "text" : "textOpened")}
      wanted={wantedFeatures(content, goes)}
      isOpen
      onClose={unblock}
      onSignUp={user ? undefined : () => void save({ isForPlan: true })}
      isPending={isPending}
      onBackToFree={() => {
        setPending(true);
        void saveFree().finally(() => setPending(false));
      }}
    >
      <div className="flex flex-col gap-5 sm:flex-row sm:items-start sm:justify-between">
        <PaidPartList content={content} fields={goes} />
        <figure className="flex w-36 shrink-0 flex-col gap-2 max-sm:order-first">
          <ThemeThumb content={free.content} title={t("free")} />
          <figcaption className="text-muted text-sm">{t("free")}</figcaption>
        </figure>
      </div>
      {free.titles.length > 0 ? <p className="text-muted">{t("version.examples")}</p> : null}
      <p className="text-muted">{user ? t("kept") : t("storedHere", { days: BROWSER_DAYS })}</p>
    </PlanDialog>
  );
}
