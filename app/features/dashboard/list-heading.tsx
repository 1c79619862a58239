import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { Counted } from "./use-own-list";
import { useUsed } from "./use-used";

interface ListHeadingProps extends Counted {
  noun: "pages" | "cards";
  /** Before the button that creates one more. */
  children?: ReactNode;
}

/** The list's name, how much of the plan is used, and making one more. */
export function ListHeading({ noun, used, limit, children }: ListHeadingProps) {
  const { t } = useTranslation("dashboard");
  const usedOf = useUsed();
  const path = useLocalPath();
  return (
    <PageHeading
      title={t(`${noun}.title`)}
      description={<span className="tabular-nums">{usedOf({ used, limit })}</span>}
      actions={
        <>
          {children}
          <LinkButton
            variant="primary"
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
