import { Download, Ellipsis, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addressOf, type PartsOf } from "~/features/editing/api-fetch";
import { openPlans } from "~/features/shell/open-plans";
import { ProBadge } from "~/features/shell/pro-badge";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { PageHeading } from "~/ui/page-heading";
import { ResetQuestions, type Resettable } from "./reset-questions";

interface VisitsHeadProps {
  /** The query of the file with the shown numbers. */
  file: PartsOf<"GET /dashboard-visits/visits.csv">["query"];
  /** What is shown, where it is the user's own to reset. */
  resettable: Resettable | undefined;
  /** The shown days, as text. */
  span: string;
}

/** The screen's name, which days it is of, the file of it, and what is done more rarely. */
export function VisitsHead({ file, resettable, span }: VisitsHeadProps) {
  const { t } = useTranslation("visits");
  const isPaid = useIsPaid();
  const [isResetting, setResetting] = useState(false);
  return (
    <>
      <PageHeading
        title={t("title")}
        description={span}
        actions={
          <>
            <Button
              icon={<Download aria-hidden="true" />}
              trailingIcon={<ProBadge />}
              onPress={() =>
                isPaid
                  ? window.location.assign(addressOf("GET /dashboard-visits/visits.csv", { query: file }))
                  : openPlans("visitHistory")
              }
            >
              {t("file.csv")}
            </Button>
            {resettable ? (
              <Menu
                trigger={
                  <IconButton variant="secondary" label={t("more")} icon={<Ellipsis />} hasNoTooltip />
                }
              >
                <MenuItem isDanger icon={<RotateCcw />} onAction={() => setResetting(true)}>
                  {t("reset.open")}
                </MenuItem>
              </Menu>
            ) : null}
          </>
        }
        className="pb-6"
      />
      {resettable ? (
        <ResetQuestions thing={resettable} isOpen={isResetting} onClose={() => setResetting(false)} />
      ) : null}
    </>
  );
}
