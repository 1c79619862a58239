import { Link } from "@remix-run/react";
import { Circle, CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FirstStep } from "~/domain/accounts/first-steps";
import { pageEditorPath, shareCardPath, sharePagePath } from "~/domain/screen-paths";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { useLocalPath } from "~/i18n/use-path";
import type { TickedStep } from "~/server/services/accounts/first-steps.server";
import { Button } from "~/ui/button";
import { PlainList } from "~/ui/plain-list";
import { Section } from "~/ui/section";
import { useToasts } from "~/ui/toast-queue";

interface FirstStepsProps {
  steps: TickedStep[];
  /** The newest page and card, in which the steps are completed. */
  page?: string;
  card?: string;
}

/** The path of each step, without the language prefix. */
const PLACES: Record<FirstStep, (things: Pick<FirstStepsProps, "page" | "card">) => string> = {
  page: ({ page }) => (page ? "/dashboard-pages" : "/editor"),
  picture: () => "/account/edit",
  links: ({ page }) => (page ? pageEditorPath(page) : "/editor"),
  // A page from a template has a matching card; other pages supply their content.
  card: ({ page }) => (page ? `/editor-business-card?page=${page}` : "/editor-business-card"),
  code: ({ page, card }) => (card ? shareCardPath(card) : page ? sharePagePath(page) : "/editor"),
  shared: ({ page, card }) => (page ? sharePagePath(page) : card ? shareCardPath(card) : "/editor"),
};

/** The checklist of first steps; ticked automatically, until all are done or it is hidden. */
export function FirstSteps({ steps, ...things }: FirstStepsProps) {
  const { t } = useTranslation("questions");
  const path = useLocalPath();
  const notices = useListNotices();
  const toasts = useToasts();
  const [isHidden, setHidden] = useState(false);
  const [isPending, setPending] = useState(false);
  if (isHidden) return null;
  const done = steps.filter(({ isDone }) => isDone).length;

  async function hide() {
    setPending(true);
    const result = await apiFetch("DELETE /account/first-steps");
    setPending(false);
    if (!result.ok) return notices.failed(result.error);
    setHidden(true);
    toasts.show({
      type: "success",
      title: t("steps.hidden"),
      action: { label: t("steps.undo"), onAction: () => void show() },
    });
  }

  async function show() {
    const result = await apiFetch("PUT /account/first-steps");
    if (result.ok) setHidden(false);
    else notices.failed(result.error);
  }

  return (
    <Section
      title={t("steps.title")}
      description={<span className="tabular-nums">{t("steps.progress", { done, all: steps.length })}</span>}
      actions={
        <Button
          size="small"
          variant="quiet"
          isPending={isPending}
          pendingLabel={t("steps.hide")}
          onPress={() => void hide()}
        >
          {t("steps.hide")}
        </Button>
      }
    >
      <PlainList aria-label={t("steps.title")} className="grid gap-x-8 sm:grid-cols-2">
        {steps.map(({ step, isDone }) => (
          <li key={step} className="flex min-h-11 items-center gap-3">
            {isDone ? (
              <>
                <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
                <span className="text-muted">
                  {t(`steps.${step}`)}
                  <span className="sr-only"> ({t("steps.done")})</span>
                </span>
              </>
            ) : (
              <>
                <Circle aria-hidden="true" className="size-5 shrink-0 text-faint" />
                <Link
                  to={path(PLACES[step](things))}
                  className="rounded-sm underline decoration-edge underline-offset-4 hover:decoration-ink"
                >
                  {t(`steps.${step}`)}
                </Link>
              </>
            )}
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
