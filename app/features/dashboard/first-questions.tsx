import { useRevalidator } from "@remix-run/react";
import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Answers, Question } from "~/domain/accounts/questions";
import { BRAND } from "~/domain/brand";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import type { OpenQuestions } from "~/server/services/accounts/questions.server";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { useToasts } from "~/ui/toast-queue";
import { QuestionField } from "./question-field";

/** The questions after a sign-up: one at a time, each skippable, not blocking. They resume where they stopped. */
export function FirstQuestions({ open: first, hasPage }: { open: OpenQuestions; hasPage: boolean }) {
  const { t } = useTranslation("questions");
  const toasts = useToasts();
  const notices = useListNotices();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenQuestions | null>(first);
  const [answers, setAnswers] = useState<Answers>(() => known(first));
  /** The button that is pending. */
  const [pending, setPending] = useState<"next" | "skip" | "dismiss" | null>(null);
  const [error, setError] = useState<{ question: Question; text: string } | null>(null);
  const { t: tError } = useTranslation("errors");
  const field = useRef<HTMLDivElement>(null);
  const isMoved = open?.next !== first.next;
  // The next question replaces the answered one: the focus moves to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (isMoved) field.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [open?.next]);
  if (!open) return null;
  const { next, place, count } = open;

  async function send(how: "next" | "skip" | "dismiss") {
    setPending(how);
    setError(null);
    const answer = how === "next" ? { [next]: answers[next] } : {};
    const result = await apiFetch("POST /account/questions", {
      body: { asked: next, ...answer, ...(how === "dismiss" && { dismissed: true as const }) },
    });
    setPending(null);
    if (!result.ok) {
      const { field: wrong, messageKey, params } = result.error;
      if (wrong) setError({ question: next, text: tError(messageKey, params ?? {}) });
      else notices.failed(result.error);
      return;
    }
    setOpen(result.value.open);
    if (result.value.open) return;
    // The first steps replace the questions.
    revalidate();
    if (how !== "dismiss") toasts.show({ type: "success", title: t("done") });
  }

  return (
    <section
      ref={field}
      aria-label={t("title")}
      className="mb-8 flex flex-col gap-4 rounded-lg border border-rule bg-surface p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted text-sm tabular-nums">{t("progress", { place, all: count })}</p>
          <h2 tabIndex={-1} className="font-semibold text-lg outline-none">
            {t(`of.${next}.label`, { brand: BRAND })}
          </h2>
        </div>
        <IconButton
          label={t("dismiss")}
          icon={<X />}
          size="small"
          className="-me-2 -mt-1"
          onPress={() => void send("dismiss")}
        />
      </div>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!pending) void send(hasAnswer(answers, next) ? "next" : "skip");
        }}
      >
        <QuestionField
          key={next}
          question={next}
          hasPage={hasPage}
          answers={answers}
          error={error?.question === next ? error.text : undefined}
          onAnswer={(answer) => setAnswers({ ...answers, ...answer })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" isPending={pending === "next"} pendingLabel={t("next")}>
            {t("next")}
          </Button>
          <Button
            variant="quiet"
            isPending={pending === "skip"}
            pendingLabel={t("skip")}
            onPress={() => void send("skip")}
          >
            {t("skip")}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Stored answers prefill their fields. */
const known = ({ name, networks, emailClient }: OpenQuestions): Answers => ({
  name,
  networks,
  ...(emailClient && { emailClient }),
});

function hasAnswer(answers: Answers, question: Question): boolean {
  const answer = answers[question];
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined;
}
