import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PageHeading } from "~/ui/page-heading";
import { PolicyLinks } from "./policy-links";
import { useRoot } from "./use-root";

/** What the visitor agreed to, one by one, to be changed at any time. */
export function CookieSettingsScreen({ isSaved }: { isSaved: boolean }) {
  const { t } = useTranslation(["privacy", "shell"]);
  const { state } = useNavigation();
  const { consent } = useRoot();
  return (
    <div className="mx-auto w-full max-w-xl px-5 py-12 sm:px-8 sm:py-20">
      <PageHeading title={t("shell:cookieSettings")} description={t("settings.text")} />
      <Form method="post" className="flex flex-col gap-6">
        <input type="hidden" name="choice" value="each" />
        {consent?.asked.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            value="on"
            defaultSelected={consent.answers[purpose] === true}
            label={<span className="font-medium">{t(`${purpose}.name`)}</span>}
            description={t(`${purpose}.text`)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" isPending={state !== "idle"}>
            {t("settings.save")}
          </Button>
          <p role="status" className="text-success text-sm">
            {isSaved && state === "idle" ? t("settings.saved") : null}
          </p>
        </div>
      </Form>
      <p className="mt-10 border-rule border-t pt-6 text-muted text-sm">{t("settings.needed")}</p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm empty:hidden">
        <PolicyLinks />
      </p>
    </div>
  );
}
