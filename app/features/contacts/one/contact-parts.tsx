import { Download, Mail, Phone, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CONTACT_STATUSES, type ContactChanges, type ContactStatus } from "~/domain/contacts/contact";
import type { Failure } from "~/domain/errors";
import { phoneNumber } from "~/domain/phone";
import { callPath } from "~/features/editing/call-path";
import { useLocalPath } from "~/i18n/use-path";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { useIsTeamList } from "../use-is-team-list";
import { ConsentReceipt } from "./consent-receipt";
import { ContactFacts } from "./contact-facts";
import { ContactMeetings } from "./contact-meetings";
import { ContactNote } from "./contact-note";
import { ContactTags } from "./contact-tags";
import type { OpenedItem } from "./use-contact";

export interface ContactPartsProps {
  contact: OpenedItem;
  isActing: boolean;
  onOpen: (id: string) => void;
  /** @returns what was not written, where something was not */
  onChange: (changes: ContactChanges) => Promise<Failure | null>;
  /** Shows all meetings as one, or each by itself. */
  onJoin: (isOne: boolean) => Promise<void>;
  onRelease: () => Promise<void>;
}

/** All of one contact, below each other: how to reach them, what the owner writes, where they came from, the consent. */
export function ContactParts(props: ContactPartsProps) {
  const { contact, isActing, onOpen, onChange, onJoin, onRelease } = props;
  const { t } = useTranslation("contactList");
  return (
    <div className="flex flex-col gap-7">
      {contact.held ? (
        <div className="flex flex-col items-start gap-3 rounded-md bg-warn-wash px-4 py-3">
          <p className="text-pretty">{t("drawer.held", { reason: t(`heldReason.${contact.held}`) })}</p>
          {isActing ? null : (
            <Button size="small" icon={<ShieldCheck aria-hidden="true" />} onPress={() => void onRelease()}>
              {t("bulk.release")}
            </Button>
          )}
        </div>
      ) : null}
      {isActing ? null : <Ways contact={contact} />}
      {isActing ? (
        <Badge className="self-start">{t(`status.${contact.status}`)}</Badge>
      ) : (
        <SegmentedControl
          label={t("status.label")}
          value={contact.status}
          onChange={(status) => void onChange({ status: status as ContactStatus })}
          choices={CONTACT_STATUSES.map((id) => ({ id, label: t(`status.${id}`) }))}
        />
      )}
      <ContactFacts contact={contact} />
      <ContactTags contact={contact} isActing={isActing} onChange={onChange} />
      <ContactNote contact={contact} isActing={isActing} onChange={onChange} />
      <ContactMeetings contact={contact} isActing={isActing} onOpen={onOpen} onJoin={onJoin} />
      <ConsentReceipt contact={contact} />
    </div>
  );
}

/** Calling, writing, and the file for a phone. */
function Ways({ contact: { id, phone, email } }: { contact: OpenedItem }) {
  const { t } = useTranslation("contactList");
  const path = useLocalPath();
  const isTeam = useIsTeamList();
  const number = phone ? phoneNumber(phone) : null;
  return (
    <div className="flex flex-wrap gap-2">
      {number ? (
        <LinkButton size="small" href={`tel:${number}`} icon={<Phone aria-hidden="true" />}>
          {t("drawer.call")}
        </LinkButton>
      ) : null}
      {email ? (
        <LinkButton size="small" href={`mailto:${email}`} icon={<Mail aria-hidden="true" />}>
          {t("drawer.mail")}
        </LinkButton>
      ) : null}
      {isTeam ? null : (
        <LinkButton
          size="small"
          href={path(callPath("GET /contact-list/:id/file", { params: { id } }))}
          reloadDocument
          download
          icon={<Download aria-hidden="true" />}
        >
          {t("drawer.file")}
        </LinkButton>
      )}
    </div>
  );
}
