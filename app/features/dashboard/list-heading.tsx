import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { Used } from "./use-own-list";
import { useUsed } from "./use-used";

interface ListHeadingProps extends Used {
  noun: "pages" | "cards";
  /** All that is listed is a team's, and counts in its plan. */
  isOfTeam?: boolean;
  /** The first one comes from a team: one of their own is not the main action. */
  isAwaiting?: boolean;
  /** Before the button that creates one more. */
  children?: ReactNode;
}

/** The list's name, how much of the plan is used, and making one more. */
export function ListHeading({ noun, used, limit, isOfTeam, isAwaiting, children }: ListHeadingProps) {
  const { t } = useTranslation("dashboard");
  const usedOf = useUsed();
  const path = useLocalPath();
  return (
    <PageHeading
      title={t(`${noun}.title`)}
      description={
        isOfTeam || isAwaiting ? null : <span className="tabular-nums">{usedOf({ used, limit })}</span>
      }
      actions={
        <>
          {children}
          <LinkButton
            variant={isAwaiting ? "secondary" : "primary"}
            icon={<Plus aria-hidden="true" />}
            href={path(noun === "pages" ? "/editor" : "/editor-business-card")}
          >
            {t(noun === "pages" ? "newPage" : "newCard")}
          </LinkButton>
        </>
      }
    />
  );
}
