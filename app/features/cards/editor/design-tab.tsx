import { Radio, RadioGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { CARD_DEFAULTS } from "~/domain/cards/schema";
import { contrast, MIN_CONTRAST, readableOn } from "~/domain/color";
import { PASS_DESIGNS } from "~/domain/passes/designs";
import { ProButton } from "~/features/shell/pro-badge";
import { Button } from "~/ui/button";
import { ColorField } from "~/ui/color-field";
import { Section } from "~/ui/section";
import { SegmentedControl } from "~/ui/segmented-control";
import { useCard, useCardFields } from "./card-context";
import { CardImageField } from "./card-image-field";
import { PassOf } from "./card-pass";
import { Lockable } from "./lockable";
import { useSampleCard } from "./sample-card";

/** Width in CSS px of a pass that represents its design. */
const THUMB = 132;
const PRESETS = ["#FFFFFF", "#1D1916", "#1F3A34", "#0F4C5C", "#7A2E1D", "#F2C14E", "#F1E4D3", "#EDEAF6"];

/** How the card looks: its arrangement, its colours, and the images that are not of its person. */
export function DesignTab() {
  const { t } = useTranslation("cards");
  const { change } = useCardFields();
  const card = useCard();
  return (
    <div className="flex flex-col">
      <Section
        title={t("design.arrangement")}
        description={t("design.sample.note")}
        className="border-t-0 pt-0"
      >
        <Lockable part="design">
          <Arrangement />
        </Lockable>
      </Section>
      <Section title={<Paid name={t("design.colors")} />}>
        <Lockable part="colors">
          <CardColors />
        </Lockable>
      </Section>
      <Section title={<Paid name={t("design.pictures")} />}>
        <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
          {(["logo", "banner"] as const).map((slot) => (
            <Lockable key={slot} part={slot}>
              <CardImageField slot={slot} />
            </Lockable>
          ))}
        </div>
      </Section>
      <div className="max-w-xl">
        <SegmentedControl
          label={t("design.platform")}
          value={card.platform ?? "ios"}
          onChange={(id) => change({ platform: id === "android" ? "android" : "ios" })}
          choices={[
            { id: "ios", label: "iPhone" },
            { id: "android", label: "Android" },
          ]}
        />
      </div>
    </div>
  );
}

/** The designs, each as the pass that it makes of the card. */
export function Arrangement() {
  const { t } = useTranslation("cards");
  const { change } = useCardFields();
  const card = useSampleCard();
  return (
    <RadioGroup
      aria-label={t("design.arrangement")}
      value={String(card.design)}
      onChange={(id) => change({ design: Number(id) })}
      className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-4"
    >
      {PASS_DESIGNS.map(({ id, name }) => (
        <Radio
          key={id}
          value={String(id)}
          className="flex cursor-pointer flex-col items-center gap-2 rounded-md border border-rule bg-sunken p-2 pb-3 text-sm transition-colors data-selected:border-ink data-selected:bg-surface data-focus-visible:ring-focus data-selected:ring-1 data-selected:ring-ink"
        >
          <span aria-hidden="true" className="h-44 overflow-hidden">
            <PassOf card={{ ...card, design: id }} platform={card.platform ?? "ios"} width={THUMB} />
          </span>
          <span className="font-medium">{t(`design.names.${name}`)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** The two colours, with a better one of the text where it reads badly. */
export function CardColors() {
  const { t } = useTranslation(["cards", "design"]);
  const { change } = useCardFields();
  const card = useCard();
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <ColorField
          label={t("design.background")}
          pickLabel={t("design:pick", { label: t("design.background") })}
          presetsLabel={t("design.presets")}
          presets={PRESETS}
          value={card.backgroundColor}
          onChange={(hex) => change({ backgroundColor: hex.toUpperCase() }, "backgroundColor")}
        />
        <ColorField
          label={t("design.font")}
          pickLabel={t("design:pick", { label: t("design.font") })}
          value={card.fontColor}
          onChange={(hex) => change({ fontColor: hex.toUpperCase() }, "fontColor")}
        />
      </div>
      <Contrast />
    </div>
  );
}

/** A title of something that a plan includes. */
function Paid({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2">
      {name} <ProButton feature="cardDesign" />
    </span>
  );
}

/** Proposes the colour that reads better, where the chosen one reads badly. */
function Contrast() {
  const { t } = useTranslation("cards");
  const { change } = useCardFields();
  const card = useCard();
  const { backgroundColor, fontColor } = card;
  const better = readableOn(backgroundColor);
  if (contrast(fontColor, backgroundColor) >= MIN_CONTRAST || better === fontColor) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-wash px-4 py-3"
    >
      <p className="text-pretty">{t("design.hard")}</p>
      <Button size="small" onPress={() => change({ fontColor: better })}>
        {t(better === CARD_DEFAULTS.fontColor ? "design.useBlack" : "design.useWhite")}
      </Button>
    </div>
  );
}
