import { CircleCheck, ListChecks } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { useFindings } from "./use-findings";

const CheckDialog = lazy(async () => ({ default: (await import("./check-dialog")).CheckDialog }));

/** How many things are to be looked at before the page goes live; opens the list of them. */
export function CheckButton() {
  const { t } = useTranslation("sharing");
  const findings = useFindings();
  const [isOpen, setOpen] = useState(false);
  const isGood = findings.length === 0;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={isGood ? <CircleCheck className="text-success" /> : <ListChecks className="text-warn" />}
        onPress={() => setOpen(true)}
      >
        {isGood ? t("check.button") : t("check.count", { count: findings.length })}
      </Button>
      {isOpen ? (
        <Suspense>
          <CheckDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
