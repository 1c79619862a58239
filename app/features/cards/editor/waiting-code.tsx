import { useTranslation } from "react-i18next";
import { PLAIN_STYLE } from "~/domain/codes/style";
import { StyledCode } from "~/features/codes/styled-code";
import { Badge } from "~/ui/badge";
import { useCard } from "./card-context";
import { useCardCodeUrl } from "./use-card-code-url";

/** The future code of a card that is not stored. It has no target yet, so there are no files of it. */
export function WaitingCode() {
  const { t } = useTranslation(["cards", "sharing"]);
  const { title, header } = useCard();
  const url = useCardCodeUrl();
  return (
    <div className="flex flex-col items-start gap-5 rounded-md bg-sunken p-4 sm:flex-row sm:items-center">
      {url ? (
        // The drawing ends with its address: without room below it the frame would touch that.
        <div className="shrink-0 overflow-hidden rounded-md border border-rule bg-white pb-2">
          <StyledCode
            url={url}
            style={PLAIN_STYLE}
            label={t("sharing:share.alt", { title: title || header })}
            className="block w-36"
          />
        </div>
      ) : null}
      <div className="flex flex-col items-start gap-2">
        <Badge className="bg-surface">{t("editor.preview")}</Badge>
        <p className="text-pretty text-muted">{t(url ? "code.waits" : "code.later")}</p>
      </div>
    </div>
  );
}
