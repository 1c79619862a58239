import { useTranslation } from "react-i18next";
import { pageUrl, shortAddress } from "~/domain/addresses";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";

interface WaitingQuestionProps {
  /** The address that the page asks for which was begun in this browser. */
  begun: string;
  /** The one that is asked for now. */
  claimed: string;
  onGo: (slug: string) => void;
}

/** Asks which address a page gets that was begun for another one. */
export function WaitingQuestion({ begun, claimed, onGo }: WaitingQuestionProps) {
  const { t } = useTranslation("start");
  const { siteOrigin } = useRoot();
  const shown = (slug: string) => (
    <bdi dir="ltr" className="[overflow-wrap:anywhere]">
      {shortAddress(pageUrl({ site: siteOrigin }, slug))}
    </bdi>
  );
  return (
    <section className="flex max-w-xl flex-col gap-6">
      <div>
        <h1 className="display text-2xl">{t("begun.title")}</h1>
        <p className="mt-2 text-pretty text-muted">{t("begun.text")}</p>
      </div>
      <div className="flex flex-col items-start gap-3">
        <Button variant="primary" size="large" onPress={() => onGo(claimed)}>
          {shown(claimed)}
        </Button>
        <Button size="large" onPress={() => onGo(begun)}>
          {shown(begun)}
        </Button>
      </div>
    </section>
  );
}
