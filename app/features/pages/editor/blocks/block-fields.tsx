import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { Block, BlockOf, BlockType } from "~/domain/pages/blocks";
import { DIVIDER_STYLES } from "~/domain/pages/theme-layout";
import { useFieldError, usePageSession } from "~/features/pages/editor/editor-context";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { ButtonItems } from "./button-items";
import { CardFields } from "./card-fields";
import { DetailItems } from "./detail-items";
import { FormFields } from "./form-fields";
import { EmbedFields, ImageFields } from "./media-fields";
import { ServiceItems } from "./service-items";

/** The fields of one block's own data. */
export function BlockFields({ block }: { block: Block }) {
  const { t } = useTranslation("editor");
  const { changeBlocks } = usePageSession();
  const errorOf = useFieldError();
  const errorAt = (name: string) => errorOf({ tab: "blocks", blockKey: block.key, name });
  /** Changes parts of the block as it is when this is called. */
  const put = <T extends BlockType>(part: Partial<BlockOf<T>["data"]>, group?: string) =>
    changeBlocks(
      (list) =>
        list.map((other) =>
          other.key === block.key ? ({ ...other, data: { ...other.data, ...part } } as Block) : other,
        ),
      group && `${block.key}.${group}`,
    );
  switch (block.type) {
    case "buttons":
      return <ButtonItems block={block} />;
    case "heading":
      return (
        <>
          <TextField
            label={t("headings.text")}
            autoComplete="off"
            counter={LIMITS.heading}
            value={block.data.text}
            onChange={(text) => put<"heading">({ text }, "text")}
            error={errorAt("text")}
          />
          <SegmentedControl
            label={t("headings.level")}
            value={String(block.data.level)}
            onChange={(level) => put<"heading">({ level: level === "3" ? 3 : 2 })}
            choices={[
              { id: "2", label: t("headings.large") },
              { id: "3", label: t("headings.small") },
            ]}
          />
        </>
      );
    case "text":
      return (
        <TextArea
          label={t("text.label")}
          rows={5}
          counter={LIMITS.textBlock}
          value={block.data.text}
          onChange={(text) => put<"text">({ text }, "text")}
          error={errorAt("text")}
        />
      );
    case "divider":
      return (
        <SegmentedControl
          label={t("divider.style")}
          value={block.data.style}
          onChange={(id) => {
            const style = DIVIDER_STYLES.find((known) => known === id);
            if (style) put<"divider">({ style });
          }}
          choices={DIVIDER_STYLES.map((style) => ({ id: style, label: t(`divider.${style}`) }))}
        />
      );
    case "image":
      return <ImageFields block={block} onChange={put} />;
    case "embed":
      return <EmbedFields block={block} onChange={put} />;
    case "contactDetails":
      return <DetailItems block={block} />;
    case "businessCard":
      return <CardFields block={block} onChange={put} error={errorAt("cardId")} />;
    case "collectContacts":
      return <FormFields block={block} onChange={put} error={errorAt("text")} />;
    default:
      return <ServiceItems block={block} />;
  }
}
