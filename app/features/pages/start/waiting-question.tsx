import { useTranslation } from "react-i18next";
import { pageUrl, shortAddress } from "~/domain/addresses";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import type { WaitingPage } from "./waiting-page";

interface WaitingQuestionProps {
  begun: WaitingPage;
  /** What is asked for now: an address, what to start from by its name. */
  asked: { slug?: string; name?: string };
  /** Whether it is not known yet what was asked for. */
  isLoading: boolean;
  onGoOn: (slug: string | undefined) => void;
  onNew: () => void;
}

/** Asks whether somebody goes on with the page that was begun, and at which address, or starts with what is asked for. */
export function WaitingQuestion({ begun, asked, isLoading, onGoOn, onNew }: WaitingQuestionProps) {
  const { t } = useTranslation("start");
  const { siteOrigin } = useRoot();
  const title = begun.title || begun.slug || t("begun.untitled");
  const isElsewhere = asked.slug !== undefined && begun.slug !== "" && begun.slug !== asked.slug;
  const address = shortAddress(pageUrl({ site: siteOrigin }, asked.slug ?? ""));
  return (
    <section className="flex max-w-xl flex-col gap-6">
      <div>
        <h1 className="display text-2xl">{t("begun.title")}</h1>
        <p className="mt-2 text-pretty text-muted [overflow-wrap:anywhere]">{t("begun.text", { title })}</p>
      </div>
      <div className="flex flex-col items-start gap-3">
        <Button variant="primary" size="large" onPress={() => onGoOn(isElsewhere ? undefined : asked.slug)}>
          <bdi className="[overflow-wrap:anywhere]">{t("begun.goOn", { title })}</bdi>
        </Button>
        {isElsewhere ? (
          <Button size="large" onPress={() => onGoOn(asked.slug)}>
            <bdi className="[overflow-wrap:anywhere]">{t("begun.goOnAt", { address })}</bdi>
          </Button>
        ) : null}
        <Button size="large" isDisabled={isLoading} onPress={onNew}>
          {asked.name ? t("gallery.start", { name: asked.name }) : t("begun.startNew")}
        </Button>
      </div>
    </section>
  );
}
