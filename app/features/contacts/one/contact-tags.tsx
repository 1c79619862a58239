import { X } from "lucide-react";
import { useId, useState } from "react";
import { Button as AriaButton, Tag, TagGroup, TagList } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { tagsIn } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import { TextField } from "~/ui/text-field";
import { useChoices } from "../list/use-choices";
import type { ContactPartsProps } from "./contact-parts";

/** The owner's tags: each is taken off by its button or the delete key, a new one is added by Enter. */
export function ContactTags({
  contact,
  isActing,
  onChange,
}: Pick<ContactPartsProps, "contact" | "isActing" | "onChange">) {
  const { t } = useTranslation("contactList");
  const { choices, load } = useChoices(false);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const { tags } = contact;
  const isFull = tags.length >= LIMITS.contactTags;

  async function add(text: string): Promise<void> {
    const typedTags = tagsIn(text);
    const added = typedTags.filter((tag) => !tags.includes(tag));
    if (typedTags.length === 0 || isFull) return;
    if (added.length === 0) return setTyped("");
    const failure = await onChange({ tags: [...tags, ...added] });
    if (!failure) setTyped((now) => (now === text ? "" : now));
  }

  return (
    <div className="flex flex-col gap-3">
      <TagGroup
        aria-label={t("tags.label")}
        onRemove={
          isActing ? undefined : (gone) => void onChange({ tags: tags.filter((tag) => !gone.has(tag)) })
        }
        className="flex flex-col gap-1.5"
      >
        <span aria-hidden="true" className="font-medium text-sm">
          {t("tags.label")}
        </span>
        <TagList
          items={tags.map((tag, index) => ({ id: isActing ? `${index}` : tag, tag }))}
          renderEmptyState={() => <span className="text-muted">{t("tags.none")}</span>}
          className="flex flex-wrap gap-1.5 outline-none"
        >
          {({ id, tag }) => (
            <Tag
              id={id}
              textValue={tag}
              className="inline-flex max-w-full items-center gap-1 rounded-sm bg-sunken ps-2 font-medium text-muted text-sm leading-6 outline-none data-focus-visible:ring-focus"
            >
              <bdi className="truncate">{tag}</bdi>
              {isActing ? (
                <span className="pe-2" />
              ) : (
                <AriaButton
                  slot="remove"
                  className="flex size-6 cursor-pointer items-center justify-center rounded-sm outline-none data-hovered:text-ink data-focus-visible:ring-focus pointer-coarse:size-9"
                >
                  <X aria-hidden="true" className="size-3.5" />
                </AriaButton>
              )}
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {isActing ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void add(typed);
          }}
        >
          <TextField
            label={t("tags.add")}
            isLabelHidden
            placeholder={t("tags.add")}
            value={typed}
            onChange={setTyped}
            onFocus={load}
            onBlur={() => void add(typed)}
            isDisabled={isFull}
            description={isFull ? t("tags.full") : undefined}
            maxLength={LIMITS.contactTag}
            autoComplete="off"
            list={listId}
          />
          <datalist id={listId}>
            {choices?.tags
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </form>
      )}
    </div>
  );
}
