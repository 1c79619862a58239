import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_MEETINGS } from "~/domain/contacts/contact";
import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { OriginWords, titleOf } from "../list/row-parts";
import { useIsTeamList } from "../use-is-team-list";
import type { ContactPartsProps } from "./contact-parts";
import { Part } from "./part";
import type { OpenedItem } from "./use-contact";

/** Every time that the person left their details: where and when; and showing them as one. */
export function ContactMeetings(
  props: Pick<ContactPartsProps, "contact" | "isActing" | "onOpen" | "onJoin">,
) {
  const { contact, isActing, onOpen, onJoin } = props;
  const isTeam = useIsTeamList();
  const { t } = useTranslation("contactList");
  const [isPending, setPending] = useState(false);
  const { meetings } = contact;
  const count = meetings.length;
  const isMerged =
    contact.mergedInto !== undefined || meetings.some(({ mergedInto }) => mergedInto === contact.id);
  const isOpenToJoin =
    !contact.held && count < MAX_MEETINGS && meetings.filter(({ held }) => !held).length > 1;
  const join = async (isOne: boolean) => {
    setPending(true);
    await onJoin(isOne);
    setPending(false);
  };
  return (
    <Part title={count > 1 ? t("meetings.title", { count }) : t("meetings.one")}>
      <ul className="flex flex-col border-rule border-t">
        {meetings.map((meeting) => (
          <Meeting
            key={meeting.id}
            meeting={meeting}
            isThis={count > 1 && meeting.id === contact.id}
            onOpen={count > 1 && meeting.id !== contact.id ? onOpen : undefined}
          />
        ))}
      </ul>
      {isActing || isTeam || !(isOpenToJoin || isMerged) ? null : (
        <div className="flex flex-col items-start gap-2">
          <p className="text-pretty text-muted text-sm">
            {t(isMerged ? "meetings.isMerged" : "meetings.ask")}
          </p>
          <Button size="small" isPending={isPending} onPress={() => void join(!isMerged)}>
            {t(isMerged ? "meetings.unmerge" : "meetings.merge")}
          </Button>
        </div>
      )}
    </Part>
  );
}

interface MeetingProps {
  meeting: OpenedItem["meetings"][number];
  isThis: boolean;
  onOpen?: (id: string) => void;
}

function Meeting({ meeting, isThis, onOpen }: MeetingProps) {
  const { t } = useTranslation("contactList");
  const { language, user } = useRoot();
  const title = titleOf(meeting) || t("unnamed");
  return (
    <li className="flex items-center justify-between gap-3 border-rule border-b py-2">
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate">
            <OriginWords contact={meeting} />
          </span>
          {isThis ? <Badge>{t("meetings.this")}</Badge> : null}
          {meeting.held ? <Badge tone="warn">{t("view.held")}</Badge> : null}
        </span>
        <time dateTime={meeting.createdAt} className="text-muted text-sm">
          {formatInstant(language, user?.timeZone, new Date(meeting.createdAt))}
        </time>
      </span>
      {onOpen ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={t("open", { name: title })}
          onPress={() => onOpen(meeting.id)}
        >
          {t("meetings.open")}
        </Button>
      ) : null}
    </li>
  );
}
