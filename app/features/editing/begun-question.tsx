import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

interface BegunQuestionProps {
  noun: "page" | "card";
  /** The title of the begun item; may be empty. */
  title: string;
  /** The name of the start that is requested now. */
  asked?: string;
  /** Whether the requested start is still being loaded. */
  isLoading?: boolean;
  /** The address that is requested now, if the begun item has another one. */
  elsewhere?: { address: string; onGoOn: () => void };
  onGoOn: () => void;
  onNew: () => void;
}

/** Before something new is started: offers to continue what was begun, or to start with what is requested. */
export function BegunQuestion(props: BegunQuestionProps) {
  const { noun, asked, isLoading, elsewhere, onGoOn, onNew } = props;
  const { t } = useTranslation("start");
  const begun = noun === "page" ? "begun" : "begunCard";
  const title = props.title || t(`${begun}.untitled`);
  return (
    <section className="flex max-w-xl flex-col gap-6">
      <div>
        <h1 className="display text-2xl">{t(`${begun}.title`)}</h1>
        <p className="mt-2 text-pretty text-muted [overflow-wrap:anywhere]">
          {t(`${begun}.text`, { title })}
        </p>
      </div>
      <div className="flex flex-col items-start gap-3">
        <Button variant="primary" size="large" onPress={onGoOn}>
          <bdi className="[overflow-wrap:anywhere]">{t("begun.goOn", { title })}</bdi>
        </Button>
        {elsewhere ? (
          <Button size="large" onPress={elsewhere.onGoOn}>
            <bdi className="[overflow-wrap:anywhere]">
              {t("begun.goOnAt", { address: elsewhere.address })}
            </bdi>
          </Button>
        ) : null}
        <Button size="large" isDisabled={isLoading} onPress={onNew}>
          {asked ? t("gallery.start", { name: asked }) : t(`${begun}.startNew`)}
        </Button>
      </div>
    </section>
  );
}
