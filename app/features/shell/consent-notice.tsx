import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { noteAgreedChat } from "./document-chat";
import { PolicyLinks } from "./policy-links";
import { useRoot } from "./use-root";

/** At the bottom of the screen, not blocking it: the requested consents, and two equal buttons. */
export function ConsentNotice() {
  const { t } = useTranslation("privacy");
  const path = useLocalPath();
  const { Form, state } = useFetcher();
  const { consent } = useRoot();
  const isAnswered = useFocusAfterwards();
  const asked = consent?.asked ?? [];
  const onSubmit = ({ nativeEvent }: FormEvent) => {
    isAnswered.current = true;
    const { submitter } = nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("value") === "allow" && asked.includes("chat")) noteAgreedChat();
  };
  return (
    <section
      aria-label={t("label")}
      data-consent-notice=""
      className="sticky bottom-0 z-20 border-rule border-t bg-surface pb-[env(safe-area-inset-bottom)] [@media(max-height:32rem)]:static"
    >
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-x-10 gap-y-4 px-5 py-4 sm:px-8 lg:flex-row lg:items-center lg:justify-between">
        <div className="flex max-w-4xl flex-col gap-1.5 text-sm">
          <h2 className="font-semibold text-base">{t("title")}</h2>
          {asked.map((purpose) => (
            <p key={purpose} className="text-pretty text-muted">
              <strong className="font-semibold text-ink">{t(`${purpose}.name`)}.</strong>{" "}
              {t(`${purpose}.text`)}
            </p>
          ))}
          <p className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
            {asked.length > 1 ? (
              <TextLink href={path("/cookie-settings")} className="min-h-6">
                {t("choose")}
              </TextLink>
            ) : null}
            <PolicyLinks />
          </p>
        </div>
        <Form
          method="post"
          action={path("/cookie-settings")}
          onSubmit={onSubmit}
          className="grid shrink-0 grid-cols-2 gap-3"
        >
          <Button type="submit" name="choice" value="deny" isDisabled={state !== "idle"}>
            {t("deny")}
          </Button>
          <Button type="submit" name="choice" value="allow" isDisabled={state !== "idle"}>
            {t("allow")}
          </Button>
        </Form>
      </div>
    </section>
  );
}

/** The pressed button is removed with the notice: keyboard focus moves to the screen's content. */
function useFocusAfterwards() {
  const isAnswered = useRef(false);
  useEffect(
    () => () => {
      if (isAnswered.current && document.activeElement === document.body)
        document.getElementById("content")?.focus({ preventScroll: true });
    },
    [],
  );
  return isAnswered;
}
