import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { ADDRESS_INPUT } from "~/ui/address-input";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

/** The requested address, on the way to creating the page; works without our script too. Nothing is reserved. */
export function ClaimField() {
  const { t } = useTranslation("landing");
  const { siteOrigin } = useRoot();
  const path = useLocalPath();
  return (
    <Form
      action={path("/editor")}
      className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 pt-2 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start"
    >
      <TextField
        name="address"
        label={t("claim.label")}
        {...ADDRESS_INPUT}
        maxLength={LIMITS.slugMax}
        prefix={`${new URL(siteOrigin).host}/`}
        placeholder={t("claim.placeholder")}
      />
      <Button type="submit" variant="primary">
        {t("start")}
      </Button>
    </Form>
  );
}
