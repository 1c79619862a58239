import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DELETION_REASONS, type DeletionReason } from "~/domain/accounts/leaving";
import { Button } from "~/ui/button";
import { RadioGroup } from "~/ui/radio-group";

/** The optional reason for deleting the account. */
export function LeavingWhy({ reason }: { reason?: DeletionReason }) {
  const { t } = useTranslation("leaving");
  const choices = DELETION_REASONS.map((id) => ({ id, label: t(`why.reasons.${id}`) }));
  return (
    <Form method="get" className="flex flex-col gap-8">
      <input type="hidden" name="step" value="goes" />
      <RadioGroup
        name="reason"
        label={t("why.label")}
        isLabelHidden
        choices={choices}
        defaultValue={reason}
      />
      <Button type="submit" variant="primary" className="self-start">
        {t("why.next")}
      </Button>
    </Form>
  );
}
