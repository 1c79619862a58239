import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { QrDownloads } from "~/features/codes/qr-downloads";
import { StyledCode } from "~/features/codes/styled-code";
import { CopyAddress } from "~/features/sharing/copy-address";
import { Button } from "~/ui/button";
import { Section } from "~/ui/section";
import { Spinner } from "~/ui/spinner";
import { CodeNames } from "./code-names";
import { CodeStyleFields } from "./code-style-fields";
import { useCardCodes } from "./use-card-codes";

interface CodePanelProps {
  hash: string;
  /** Names the files. */
  title: string;
  logoUrl?: string;
}

/** The codes of a saved card: each with its look, its address and its files. */
export function CodePanel({ hash, title, logoUrl }: CodePanelProps) {
  const { t } = useTranslation(["codes", "cards", "sharing"]);
  const codes = useCardCodes(hash);
  const { code, style, shown } = codes;
  if (codes.isLost && !code) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{t("loadFailed")}</p>
        <Button onPress={codes.load}>{t("retry")}</Button>
      </div>
    );
  }
  if (!code || !style || !shown) return <Spinner />;
  const named = [title, code.name].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-8">
      <CodeNames codes={codes} />
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        {/* Stays in sight while its look is changed: on a phone small, below the bar. */}
        <div className="sticky top-16 z-10 flex items-center gap-4 border-rule border-b bg-paper py-3 lg:top-24 lg:z-0 lg:flex-col lg:gap-2 lg:border-0 lg:py-0">
          <StyledCode
            url={code.url}
            style={{ ...shown, hasLogo: shown.hasLogo && logoUrl !== undefined }}
            label={t("sharing:share.alt", { title: named })}
            logoUrl={logoUrl}
            className="w-28 max-w-full rounded-md border border-rule sm:w-36 lg:w-64"
          />
          <p role="status" className="flex min-h-5 items-center gap-1.5 text-muted text-sm">
            {codes.isDirty ? (
              codes.hasFailed || !codes.isValid ? null : (
                t("saving")
              )
            ) : (
              <>
                <Check aria-hidden="true" className="size-4 text-success" />
                {t("saved")}
              </>
            )}
          </p>
        </div>
        <CodeStyleFields codes={codes} style={style} url={code.url} hasLogo={logoUrl !== undefined} />
      </div>
      <CopyAddress label={t("cards:code.address")} value={code.url} />
      <Section level={3} title={t("files")} className="pb-0">
        <QrDownloads
          key={code.code}
          url={code.url}
          title={named}
          style={shown}
          flush={codes.flush}
          isDisabled={!codes.isValid}
        />
        <p className="mt-4 text-pretty text-muted text-sm">{t("lasting")}</p>
      </Section>
    </div>
  );
}
