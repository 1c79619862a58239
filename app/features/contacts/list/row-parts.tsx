import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { ContactStatus } from "~/domain/contacts/contact";
import { whereOf } from "~/domain/contacts/contact-vcard";
import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";
import { relativeTime } from "~/i18n/relative-time";
import { Badge, type BadgeTone } from "~/ui/badge";
import type { ListedItem } from "./use-contact-list";

/** The title of a contact: its name, or the first of its other details. */
export const titleOf = ({ name, company, email, phone }: ListedItem): string =>
  name || company || email || phone || "";

/** The name, which opens the contact, with position and company below it and how often they were met beside it. */
export function NameCell({ contact, onOpen }: { contact: ListedItem; onOpen: (id: string) => void }) {
  const { t } = useTranslation("contactList");
  const { id, seenTimes, position, company } = contact;
  const title = titleOf(contact) || t("unnamed");
  const work = [position, company].filter((part) => part && part !== title).join(" · ");
  return (
    <span className="flex min-w-0 flex-col">
      <span className="flex min-w-0 items-center gap-2">
        <Button
          onPress={() => onOpen(id)}
          // Cut at its own end, whatever direction the row has.
          dir="auto"
          className="min-w-0 cursor-pointer truncate rounded-sm align-match-parent font-medium underline-offset-4 data-hovered:underline data-focus-visible:ring-focus"
        >
          {title}
        </Button>
        {seenTimes > 1 ? (
          <Badge>
            <span aria-hidden="true" title={t("times", { count: seenTimes })}>
              {seenTimes}×
            </span>
            <span className="sr-only">{t("times", { count: seenTimes })}</span>
          </Badge>
        ) : null}
      </span>
      {work ? (
        <span dir="auto" className="block truncate align-match-parent text-muted text-sm">
          {work}
        </span>
      ) : null}
    </span>
  );
}

/** E-mail and phone. */
export function ReachCell({ contact: { email, phone } }: { contact: ListedItem }) {
  return (
    <span className="flex min-w-0 flex-col">
      {email ? (
        <bdi dir="ltr" className="block truncate text-start rtl:text-end">
          {email}
        </bdi>
      ) : null}
      {phone ? (
        <bdi dir="ltr" className="block truncate text-start tabular-nums rtl:text-end">
          {phone}
        </bdi>
      ) : null}
    </span>
  );
}

/** By what a contact came: the named code, card or page, else how. */
export function OriginWords({ contact }: { contact: ListedItem }) {
  const { t } = useTranslation("contactList");
  const where = whereOf(contact);
  return where ? <bdi className="align-match-parent">{where}</bdi> : t(`source.${contact.source}`);
}

/** Tags that a row has room for. */
const SHOWN_TAGS = 3;

export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const left = tags.length - SHOWN_TAGS;
  return (
    <span className="flex min-w-0 flex-wrap gap-1 pt-1 @3xl:pt-0">
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Badge key={tag}>
          <bdi className="block max-w-32 truncate">{tag}</bdi>
        </Badge>
      ))}
      {left > 0 ? <Badge>+{left}</Badge> : null}
    </span>
  );
}

const TONES: Record<ContactStatus, BadgeTone> = { new: "accent", seen: "neutral", done: "success" };

export function StatusBadge({ status }: { status: ContactStatus }) {
  const { t } = useTranslation("contactList");
  return (
    <Badge tone={TONES[status]} hasDot={status === "new"}>
      {t(`status.${status}`)}
    </Badge>
  );
}

/** How long ago a contact was added. @param now the reference instant */
export function CameAt({ at, now }: { at: string; now: Date }) {
  const { language, user } = useRoot();
  const came = new Date(at);
  return (
    <time dateTime={at} title={formatInstant(language, user?.timeZone, came)} suppressHydrationWarning>
      {relativeTime(language, came, now)}
    </time>
  );
}
