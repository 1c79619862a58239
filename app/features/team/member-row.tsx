import { CreditCard, Ellipsis, Send, UserMinus } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "~/domain/languages";
import { shareCardPath } from "~/domain/screen-paths";
import type { MemberState } from "~/domain/team/member";
import { PERMISSIONS, type Permission } from "~/domain/team/permission";
import { formatDay, formatInstant } from "~/i18n/dates";
import { relativeTime } from "~/i18n/relative-time";
import { localPath } from "~/i18n/use-path";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { NativeSelect } from "~/ui/native-select";
import { TextLink } from "~/ui/text-link";
import { isolate, nameOf } from "./member-name";
import type { ListedMember } from "./use-member-list";
import { usePermissionChoices } from "./use-permission-choices";

interface MemberRowProps {
  member: ListedMember;
  /**
   * Of the screen. Rows do not use the router themselves: a search is a navigation, which would re-render hundreds of
   * rows that are about to be removed.
   */
  language: LanguageCode;
  timeZone: string | undefined;
  /** The reference instant of relative times. */
  now: Date;
  /** Nothing may be changed here. */
  isReadOnly: boolean;
  onPermit: (member: ListedMember, permission: Permission) => void;
  onResend: (member: ListedMember) => void;
  onGive: (member: ListedMember) => void;
  onRemove: (member: ListedMember) => void;
}

const TONES: Record<MemberState, BadgeTone> = { active: "success", invited: "neutral", expired: "warn" };

/** One member of the team: with their card, permission and last activity. Re-renders only when that changes. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, language, timeZone, now, isReadOnly, onPermit, onResend, onGive, onRemove } = props;
  const { name, email, state, card, permission } = member;
  const { t } = useTranslation("team");
  const choices = usePermissionChoices();
  const title = nameOf(member);
  const needsCard = !card && !isReadOnly && state !== "expired";
  return (
    <li className="contain-row grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-3 gap-y-1 border-rule border-b py-2.5 @3xl:gap-x-4 @3xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1.4fr)_13.5rem_2.5rem] @3xl:py-3">
      <div className="col-span-2 row-start-1 flex min-w-0 flex-col @3xl:col-span-1">
        <bdi dir="auto" className="block truncate align-match-parent font-medium">
          {title}
        </bdi>
        {name ? (
          <bdi dir="ltr" className="block truncate text-start text-muted text-sm rtl:text-end">
            {email}
          </bdi>
        ) : null}
      </div>
      <div className="row-start-3 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm @3xl:row-start-1">
        <CreditCard aria-hidden="true" className="size-4 shrink-0 text-faint" />
        {card ? (
          <TextLink
            href={localPath(language, shareCardPath(card.hash))}
            dir="auto"
            className="min-w-0 truncate py-1"
          >
            {card.title}
          </TextLink>
        ) : (
          <span className="whitespace-nowrap text-muted">{t("row.noCard")}</span>
        )}
        {needsCard ? (
          <Button size="small" onPress={() => onGive(member)}>
            {t("row.give")}
          </Button>
        ) : null}
      </div>
      <div className="col-span-3 row-start-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 @3xl:col-span-1 @3xl:row-start-1">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <Seen {...{ member, language, timeZone, now }} />
      </div>
      {isReadOnly ? (
        <span className="col-span-2 row-start-3 text-sm @3xl:col-span-1 @3xl:row-start-1">
          {t(`permission.${permission}`)}
        </span>
      ) : (
        <NativeSelect
          label={t("permission.of", { name: isolate(title) })}
          value={permission}
          onChange={(chosen) => onPermit(member, PERMISSIONS.find((one) => one === chosen) ?? permission)}
          choices={choices}
          className="col-span-2 row-start-3 @3xl:col-span-1 @3xl:row-start-1"
        />
      )}
      <span className="col-start-3 row-start-1 flex justify-end @3xl:col-start-5">
        {isReadOnly ? null : (
          <Menu
            trigger={
              <IconButton label={t("row.more", { title: isolate(title) })} icon={<Ellipsis />} hasNoTooltip />
            }
          >
            {state === "active" ? null : (
              <MenuItem icon={<Send />} onAction={() => onResend(member)}>
                {t("row.resend")}
              </MenuItem>
            )}
            <MenuItem isDanger icon={<UserMinus />} onAction={() => onRemove(member)}>
              {t(state === "active" ? "row.remove" : "row.revoke")}
            </MenuItem>
          </Menu>
        )}
      </span>
    </li>
  );
});

/** When a member was there last, and until when an invitation can be accepted. */
function Seen({
  member,
  language,
  timeZone,
  now,
}: Pick<MemberRowProps, "member" | "language" | "timeZone" | "now">) {
  const { t } = useTranslation("team");
  const { state, expiresAt, lastActiveAt } = member;
  const day = (at: string) => formatDay(language, timeZone, new Date(at), "short");
  const style = "text-muted text-sm tabular-nums";
  if (state !== "active")
    return (
      <span className={style} suppressHydrationWarning>
        {t(state === "invited" ? "row.until" : "row.expired", { date: day(expiresAt ?? "") })}
      </span>
    );
  if (!lastActiveAt) return <span className={style}>{t("row.notActive")}</span>;
  const at = new Date(lastActiveAt);
  return (
    <span className={style}>
      <span className="sr-only">{t("row.active")} </span>
      <time
        dateTime={lastActiveAt}
        title={`${t("row.active")}: ${formatInstant(language, timeZone, at)}`}
        suppressHydrationWarning
      >
        {relativeTime(language, at, now)}
      </time>
    </span>
  );
}
