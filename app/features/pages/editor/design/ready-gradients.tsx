import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { Gradient } from "~/domain/pages/gradients";
import { READY_GRADIENTS } from "~/domain/pages/ready-gradients";
import { GradientSwatch } from "./gradient-swatch";

const isSame = (a: Gradient, b: Gradient) =>
  a.colors.join() === b.colors.join() &&
  a.style === b.style &&
  a.type === b.type &&
  a.rotation === b.rotation;

interface ReadyGradientsProps {
  list: Gradient[];
  activeIndex: number;
  onChange: (chosen: { list: Gradient[]; activeIndex: number }) => void;
}

/** Gradients to take as they are: the one that is pressed joins the page's own. */
export function ReadyGradients({ list, activeIndex, onChange }: ReadyGradientsProps) {
  const { t } = useTranslation("design");
  const indexOf = (ready: Gradient) => list.findIndex((gradient) => isSame(gradient, ready));
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{t("gradient.more")}</p>
      <ul aria-label={t("gradient.more")} className="flex flex-wrap gap-2">
        {READY_GRADIENTS.map((ready, place) => {
          const index = indexOf(ready);
          return (
            <li key={ready.colors.join()}>
              <GradientSwatch
                size="small"
                gradient={ready}
                label={t("gradient.ready", { number: place + 1 })}
                isChosen={index >= 0 && index === activeIndex}
                isDisabled={index < 0 && list.length >= LIMITS.gradients}
                onChoose={() =>
                  onChange(
                    index >= 0
                      ? { list, activeIndex: index }
                      : { list: [...list, ready], activeIndex: list.length },
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
