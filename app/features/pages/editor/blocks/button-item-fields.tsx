import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { normalizeUrl } from "~/domain/links";
import type { ButtonItem } from "~/domain/pages/block-types/buttons";
import { labelLink } from "~/domain/pages/label-link";
import { isSameJson } from "~/domain/same-json";
import { ImageField } from "~/features/editing/images/image-field";
import { useFieldError } from "~/features/pages/editor/editor-context";
import { ProButton } from "~/features/shell/pro-badge";
import { ADDRESS_INPUT } from "~/ui/address-input";
import { Disclosure } from "~/ui/disclosure";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import { useAfterPress } from "~/ui/use-after-press";
import { useStableCallback } from "~/ui/use-stable-callback";
import { ItemActions } from "./item-actions";
import { LinkOffer } from "./link-offer";
import { askForLinks } from "./link-offers";
import { LinkPreview } from "./link-preview";
import { ScheduleFields } from "./schedule-fields";
import { useFocusOnNew } from "./use-focus-on-new";

interface ButtonItemFieldsProps {
  blockKey: string;
  item: ButtonItem;
  /** `group` names the field, so that undo works by word and not by letter. */
  onChange: (item: ButtonItem, group?: string) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** Adds a new link below this one. */
  onNext: () => void;
  /** Accepts a pasted text that contains several links. @returns whether it did */
  onPasteMany: (text: string) => boolean;
  /** Replaces the link by a player; absent where images are not allowed. */
  onPlayer?: (player: { url: string; title: string; image?: string }) => void;
}

/** Address and title of a link. The address comes first: a pasted one proposes the title. */
export function ButtonItemFields(props: ButtonItemFieldsProps) {
  const { blockKey, item, onChange, onDuplicate, onDelete, onNext, onPasteMany, onPlayer } = props;
  const { t } = useTranslation("editor");
  const { t: tError } = useTranslation("errors");
  const errorOf = useFieldError();
  const [wasLeft, setWasLeft] = useState(false);
  const address = useFocusOnNew<HTMLInputElement>(item.url === "" && item.title === "");

  const title = useRef<HTMLInputElement>(null);
  /** The title last proposed from the address: it is selected on focus, so that typing replaces it. */
  const proposed = useRef<string | null>(null);
  /** The address that title and icon may be derived from: the last valid one. */
  const labelledFrom = useRef(item.url);
  const selectProposed = useStableCallback(() => {
    const input = title.current;
    if (!input || proposed.current === null || input.value !== proposed.current) return;
    if (document.activeElement === input) input.select();
  });
  const selectOnFocus = useStableCallback(() => {
    const select = () => {
      selectProposed();
      // Some browsers set the caret after the event.
      requestAnimationFrame(selectProposed);
    };
    select();
    // A press sets the caret, and may be released beside the field: the blur of the address field moves it.
    document.addEventListener("mouseup", select, { once: true });
  });
  // The title may arrive when its field already has the focus: further typing replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new title
  useLayoutEffect(selectProposed, [item.title]);

  const found = normalizeUrl(item.url);
  const leadsTo = useAfterPress(found.ok && found.url !== item.url ? found.url : null);
  const plan = useStableCallback((times: Pick<ButtonItem, "from" | "until">) =>
    onChange({ ...item, ...times }),
  );
  const place = { tab: "blocks", blockKey, itemKey: item.key } as const;

  /** The address in its stored form, with the title and icon derived from it unless the user chose others. */
  function normalized(raw: string): ButtonItem {
    const normalized = normalizeUrl(raw);
    if (!normalized.ok) return { ...item, url: raw };
    const labelled = labelLink(item, labelledFrom.current, normalized.url);
    labelledFrom.current = normalized.url;
    if (labelled.title !== item.title) proposed.current = labelled.title;
    void askForLinks([normalized.url]);
    return labelled;
  }

  return (
    <div className="flex flex-col gap-4 px-1 pt-3 pb-4">
      <TextField
        label={t("links.url")}
        {...ADDRESS_INPUT}
        placeholder={t("links.urlPlaceholder")}
        inputRef={address}
        value={item.url}
        onChange={(url) => {
          setWasLeft(false);
          onChange({ ...item, url }, "url");
        }}
        onFocus={() => {
          if (found.ok) labelledFrom.current = found.url;
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (item.url !== "") return;
          if (onPasteMany(pasted)) {
            event.preventDefault();
            return;
          }
          if (!normalizeUrl(pasted).ok) return;
          event.preventDefault();
          onChange(normalized(pasted));
        }}
        onKeyDown={onEnter(() => title.current?.focus())}
        onBlur={() => {
          setWasLeft(true);
          const settled = normalized(item.url);
          if (!isSameJson(settled, item)) onChange(settled, "url");
        }}
        description={leadsTo === null ? undefined : <LinkPreview url={leadsTo} />}
        error={
          wasLeft && item.url !== "" && !found.ok ? tError("linkInvalid") : errorOf({ ...place, name: "url" })
        }
      />
      <TextField
        label={t("links.title")}
        autoComplete="off"
        counter={LIMITS.linkTitle}
        inputRef={title}
        onKeyDown={onEnter(onNext)}
        onFocus={selectOnFocus}
        value={item.title}
        onChange={(typed) => {
          proposed.current = null;
          onChange({ ...item, title: typed }, "title");
        }}
        error={errorOf({ ...place, name: "title" })}
      />
      <LinkOffer item={item} url={found.ok ? found.url : undefined} onChange={onChange} onPlayer={onPlayer} />
      <Switch
        label={t("links.large")}
        isSelected={item.featured ?? false}
        onChange={(isLarge) => onChange({ ...item, featured: isLarge || undefined })}
      />
      {onPlayer ? (
        <Disclosure
          title={t("links.picture")}
          aside={<ProButton feature="blocks" />}
          defaultExpanded={item.image !== undefined}
        >
          <div className="pb-3">
            <ImageField
              label={t("links.picture")}
              value={item.image}
              onChange={(image) => onChange({ ...item, image })}
              error={errorOf({ ...place, name: "image" })}
            />
          </div>
        </Disclosure>
      ) : null}
      <ScheduleFields
        from={item.from}
        until={item.until}
        onChange={plan}
        error={errorOf({ ...place, name: "until" })}
      />
      <ItemActions onDuplicate={onDuplicate} onDelete={onDelete} />
    </div>
  );
}

/** Handles Enter, except the Enter that ends an input method's composition. */
const onEnter = (work: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  work();
};
