import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { normalizeUrl } from "~/domain/links";
import { entryError, entryOf, networkLink } from "~/domain/networks/link";
import { networkById } from "~/domain/networks/networks";
import { networkOf } from "~/domain/networks/recognise";
import type { NetworkItem } from "~/domain/pages/block-types/networks";
import { useFieldError } from "~/features/pages/editor/editor-context";
import { useNetworkName } from "~/features/pages/editor/use-network-name";
import { ADDRESS_INPUT } from "~/ui/address-input";
import { TextField } from "~/ui/text-field";
import { ItemActions } from "./item-actions";
import { LinkPreview } from "./link-preview";
import { useFocusOnNew } from "./use-focus-on-new";

interface NetworkItemFieldsProps {
  blockKey: string;
  item: NetworkItem;
  onChange: (item: NetworkItem, group?: string) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** The profile on a service, and the button's label. */
export function NetworkItemFields({
  blockKey,
  item,
  onChange,
  onDuplicate,
  onDelete,
}: NetworkItemFieldsProps) {
  const { t } = useTranslation("blocks");
  const { t: tError } = useTranslation("errors");
  const errorOf = useFieldError();
  const nameOf = useNetworkName();
  const [wasLeft, setWasLeft] = useState(false);
  const field = useFocusOnNew<HTMLInputElement>(item.value === "");
  const service = networkById(item.service);
  if (!service) return null;
  const url = networkLink(service, item.value);
  const place = { tab: "blocks", blockKey, itemKey: item.key } as const;
  const isWrong = wasLeft && item.value !== "" && url === null;

  /** A whole address of the service becomes the name that it holds. */
  function normalized(raw: string): string {
    const normalized = normalizeUrl(raw);
    if (!service || !normalized.ok || networkOf(normalized.url, [service]) === undefined) return raw;
    return entryOf(service, normalized.url);
  }

  return (
    <div className="flex flex-col gap-4 px-1 pt-3 pb-4">
      <TextField
        label={t(`services.${service.entry}`, { service: nameOf(service) })}
        {...ADDRESS_INPUT}
        inputMode={service.entry === "number" ? "tel" : "url"}
        inputRef={field}
        value={item.value}
        onChange={(value) => {
          setWasLeft(false);
          onChange({ ...item, value }, "value");
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          const value = normalized(pasted);
          if (item.value !== "" || value === pasted) return;
          event.preventDefault();
          onChange({ ...item, value });
        }}
        onBlur={() => {
          setWasLeft(true);
          const value = normalized(item.value);
          if (value !== item.value) onChange({ ...item, value }, "value");
        }}
        description={url ? <LinkPreview url={url} /> : undefined}
        error={isWrong ? tError(entryError(service)) : errorOf({ ...place, name: "value" })}
      />
      <TextField
        label={t("services.title")}
        description={t("services.titleHint", { service: nameOf(service) })}
        autoComplete="off"
        counter={LIMITS.linkTitle}
        value={item.title ?? ""}
        onChange={(title) => onChange({ ...item, title: title || undefined }, "title")}
        error={errorOf({ ...place, name: "title" })}
      />
      <ItemActions onDuplicate={onDuplicate} onDelete={onDelete} />
    </div>
  );
}
