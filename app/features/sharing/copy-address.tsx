import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { reportEvent } from "~/features/editing/report-event";
import { CopyField } from "~/ui/copy-field";

interface CopyAddressProps {
  label: string;
  /** The address as it is copied. */
  value: string;
  description?: ReactNode;
}

/** An address of a page, a card or a code, to take along. */
export function CopyAddress(props: CopyAddressProps) {
  const { t } = useTranslation("sharing");
  return (
    <CopyField
      {...props}
      copyLabel={t("share.copy")}
      copiedLabel={t("share.copied")}
      onCopied={() => reportEvent("linkCopied")}
    />
  );
}
