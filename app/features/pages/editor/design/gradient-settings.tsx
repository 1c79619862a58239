import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { Gradient } from "~/domain/pages/gradients";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Slider } from "~/ui/slider";
import { ColorSetting } from "./color-setting";
import { GradientSwatch } from "./gradient-swatch";
import { ReadyGradients } from "./ready-gradients";
import { useTheme } from "./use-theme";

/** The gradients to choose from, and the settings of the chosen one. */
export function GradientSettings() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  const { list, activeIndex } = theme.gradient;
  const active = list[activeIndex] ?? list[0];
  if (!active) return null;

  /** A change of a ready gradient makes one's own of it; the ready ones stay for coming back. */
  function edit(part: Partial<Gradient>, group: string) {
    if (!active) return;
    const changed = { ...active, ...part };
    if (!active.isDefault) {
      const next = list.map((gradient, index) => (index === activeIndex ? changed : gradient));
      return change({ gradient: { activeIndex, list: next } }, `gradient.${group}`);
    }
    if (list.length >= LIMITS.gradients) return;
    const next = [...list, { ...changed, isDefault: false }];
    change({ gradient: { activeIndex: list.length, list: next } }, `gradient.${group}`);
  }

  const setColor = (at: number, color: string) =>
    edit(
      { colors: active.colors.map((old, i) => (i === at ? color : old)) as Gradient["colors"] },
      `color${at}`,
    );

  return (
    <>
      <ul aria-label={t("gradient.list")} className="flex flex-wrap gap-3">
        {list.map((gradient, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gradient has no name but its place
          <li key={index}>
            <GradientSwatch
              gradient={gradient}
              label={t(gradient.isDefault ? "gradient.name" : "gradient.own", { number: index + 1 })}
              isChosen={index === activeIndex}
              onChoose={() => change({ gradient: { activeIndex: index, list } })}
            />
          </li>
        ))}
      </ul>
      <ReadyGradients list={list} activeIndex={activeIndex} onChange={(gradient) => change({ gradient })} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Plus />}
          isDisabled={list.length >= LIMITS.gradients}
          onPress={() =>
            change({
              gradient: { activeIndex: list.length, list: [...list, { ...active, isDefault: false }] },
            })
          }
        >
          {t("gradient.add")}
        </Button>
        {active.isDefault ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 />}
            onPress={() =>
              change({
                gradient: {
                  activeIndex: Math.max(0, activeIndex - 1),
                  list: list.filter((_, index) => index !== activeIndex),
                },
              })
            }
          >
            {t("gradient.remove")}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {active.colors.map((color, at) => (
          <ColorSetting
            // biome-ignore lint/suspicious/noArrayIndexKey: three places, never moved
            key={at}
            label={t("gradient.colors", { number: at + 1 })}
            value={color}
            onChange={(next) => setColor(at, next)}
          />
        ))}
      </div>
      <SegmentedControl
        label={t("gradient.style")}
        value={active.style}
        onChange={(id) => edit({ style: id === "bands" ? "bands" : "smooth" }, "style")}
        choices={(["smooth", "bands"] as const).map((id) => ({ id, label: t(`gradient.${id}`) }))}
      />
      <SegmentedControl
        label={t("gradient.type")}
        value={active.type}
        onChange={(id) => edit({ type: id === "radial" ? "radial" : "linear" }, "type")}
        choices={(["linear", "radial"] as const).map((id) => ({ id, label: t(`gradient.${id}`) }))}
      />
      {active.type === "linear" ? (
        <Slider
          label={t("gradient.rotation")}
          minValue={0}
          maxValue={360}
          step={5}
          formatValue={(degrees) => `${degrees}°`}
          value={active.rotation}
          onChange={(rotation) => edit({ rotation }, "rotation")}
        />
      ) : null}
    </>
  );
}
