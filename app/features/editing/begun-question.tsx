import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

interface BegunQuestionProps {
  noun: "page" | "card";
  /** What the thing that was begun is called; may be empty. */
  title: string;
  /** What is asked for now to start from, by its name. */
  asked?: string;
  /** Whether it is not known yet what was asked for. */
  isLoading?: boolean;
  /** The address that is asked for now, where the thing has another one. */
  elsewhere?: { address: string; onGoOn: () => void };
  onGoOn: () => void;
  onNew: () => void;
}

/** Before something new is started: asks whether somebody goes on with what was begun, or starts with what is asked for. */
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
