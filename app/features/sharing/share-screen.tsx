import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "~/ui/page-heading";

interface ShareScreenProps {
  /** What is shared, as its owner calls it. */
  title: string;
  back: { href: string; label: string };
  /** Whether there is anything to scan and send yet. */
  isReady?: boolean;
  children: ReactNode;
}

/** The screen on which a page or a card is passed on. */
export function ShareScreen({ title, back, isReady = true, children }: ShareScreenProps) {
  const { t } = useTranslation("sharing");
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-5 py-6 sm:px-8 lg:py-10">
      <PageHeading
        title={<bdi>{t("share.title", { title })}</bdi>}
        description={isReady ? t("share.description") : undefined}
        back={back}
      />
      {children}
    </div>
  );
}
