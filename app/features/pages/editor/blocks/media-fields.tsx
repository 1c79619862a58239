import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { normalizeUrl } from "~/domain/links";
import { embedOf } from "~/domain/pages/embeds";
import { ImageField } from "~/features/editing/images/image-field";
import { TextField } from "~/ui/text-field";
import type { BlockFieldsProps } from "./block-fields-props";

/** The normalised form of an address, or what was typed where it is none yet. */
const settled = (raw: string) => {
  const normalized = normalizeUrl(raw);
  return normalized.ok ? normalized.url : raw;
};

/** An image, what it shows, what is written below it and where it leads. */
export function ImageFields({ block, onChange, errorAt }: BlockFieldsProps<"image">) {
  const { t } = useTranslation("blocks");
  const { t: tEditor } = useTranslation("editor");
  const { t: tError } = useTranslation("errors");
  const [wasLeft, setWasLeft] = useState(false);
  const { data } = block;
  const isWrong = wasLeft && data.url !== undefined && !normalizeUrl(data.url).ok;
  return (
    <>
      <ImageField
        label={t("image.picture")}
        value={data.image}
        onChange={(image) => onChange({ image })}
        error={errorAt("image")}
      />
      <TextField
        label={t("image.alt")}
        description={t("image.altHint")}
        autoComplete="off"
        counter={LIMITS.alt}
        value={data.alt}
        onChange={(alt) => onChange({ alt }, "alt")}
        error={errorAt("alt")}
      />
      <TextField
        label={t("image.caption")}
        labelNote={tEditor("general.optional")}
        autoComplete="off"
        counter={LIMITS.caption}
        value={data.caption ?? ""}
        onChange={(caption) => onChange({ caption: caption || undefined }, "caption")}
        error={errorAt("caption")}
      />
      <TextField
        label={t("image.url")}
        labelNote={tEditor("general.optional")}
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        placeholder={tEditor("links.urlPlaceholder")}
        value={data.url ?? ""}
        onChange={(url) => {
          setWasLeft(false);
          onChange({ url: url || undefined }, "url");
        }}
        onBlur={() => {
          setWasLeft(true);
          if (data.url && settled(data.url) !== data.url) onChange({ url: settled(data.url) }, "url");
        }}
        error={isWrong ? tError("linkInvalid") : errorAt("url")}
      />
    </>
  );
}

/** What is played, its title, and the image that is seen before. */
export function EmbedFields({ block, onChange, errorAt }: BlockFieldsProps<"embed">) {
  const { t } = useTranslation("blocks");
  const { t: tEditor } = useTranslation("editor");
  const { t: tError } = useTranslation("errors");
  const { data } = block;
  const isUnknown = data.url !== "" && embedOf(settled(data.url)) === null;
  const put = (url: string) => onChange({ url, provider: embedOf(url)?.provider }, "url");
  return (
    <>
      <TextField
        label={t("embed.url")}
        description={t("embed.hint")}
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        value={data.url}
        onChange={put}
        onBlur={() => put(settled(data.url))}
        error={isUnknown ? tError("embedUnknown") : errorAt("url")}
      />
      <TextField
        label={t("embed.title")}
        autoComplete="off"
        counter={LIMITS.linkTitle}
        value={data.title}
        onChange={(title) => onChange({ title }, "title")}
        error={errorAt("title")}
      />
      <ImageField
        label={t("embed.poster")}
        labelNote={tEditor("general.optional")}
        value={data.image}
        onChange={(image) => onChange({ image })}
        error={errorAt("image")}
      />
    </>
  );
}
