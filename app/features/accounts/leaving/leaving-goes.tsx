import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DeletionReason, LeavingSubscription, LeavingSummary } from "~/domain/accounts/leaving";
import { shortAddress } from "~/domain/addresses";
import { useRoot } from "~/features/shell/use-root";
import { formatDay } from "~/i18n/dates";
import { formatAmount } from "~/i18n/money";
import { useLocalPath } from "~/i18n/use-path";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import { TextLink } from "~/ui/text-link";
import { leavingPath } from "./leaving-path";

interface LeavingGoesProps {
  summary: LeavingSummary;
  reason?: DeletionReason;
}

/** What is deleted with the account, counted and named. */
export function LeavingGoes({ summary, reason }: LeavingGoesProps) {
  const { t } = useTranslation("leaving");
  const path = useLocalPath();
  const { pages, pageCount, cards, cardCount, phoneCount, contactCount, draftCount } = summary;
  const isEmpty = pageCount + cardCount + contactCount + draftCount === 0;
  return (
    <div className="flex flex-col gap-8">
      {isEmpty ? <p>{t("goes.none")}</p> : null}
      {pageCount > 0 ? (
        <Kind title={t("goes.pages", { count: pageCount })} more={pageCount - pages.length}>
          {pages.map(({ id, title, url, isLive }) => (
            <Named key={id} name={title} note={shortAddress(url)}>
              <Badge tone={isLive ? "success" : "neutral"}>{t(isLive ? "goes.live" : "goes.notLive")}</Badge>
            </Named>
          ))}
        </Kind>
      ) : null}
      {cardCount > 0 ? (
        <Kind title={t("goes.cards", { count: cardCount })} more={cardCount - cards.length}>
          {cards.map(({ hash, title, header, phones }) => (
            <Named key={hash} name={title || header} note={t("goes.phones", { count: phones })} />
          ))}
        </Kind>
      ) : null}
      <TeamGoes members={summary.members} count={summary.memberCount} />
      <ul className="flex flex-col gap-3 border-rule border-t pt-6">
        {contactCount > 0 ? (
          <li className="font-medium">{t("goes.contacts", { count: contactCount })}</li>
        ) : null}
        {draftCount > 0 ? <li className="font-medium">{t("goes.drafts", { count: draftCount })}</li> : null}
        {phoneCount > 0 ? (
          <li className="font-medium">{t("goes.allPhones", { count: phoneCount })}</li>
        ) : null}
        {summary.subscription ? <SubscriptionGoes subscription={summary.subscription} /> : null}
        {pageCount > 0 ? <li className="text-muted">{t("goes.addresses")}</li> : null}
        <li className="text-muted">{t("goes.codes")}</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" href={path(leavingPath("confirm", reason))}>
          {t("goes.next")}
        </LinkButton>
        <LinkButton href={path("/account/export")}>{t("goes.export")}</LinkButton>
      </div>
    </div>
  );
}

/** The members who lose their cards, by name. */
function TeamGoes({ members, count }: { members: LeavingSummary["members"]; count: number }) {
  const { t } = useTranslation("teamLeaving");
  if (count === 0) return null;
  return (
    <Kind title={t("account.members", { count })} more={count - members.length} text={t("account.text")}>
      {members.map(({ id, name }) => (
        <li key={id} className="py-2">
          <bdi className="block wrap-anywhere">{name}</bdi>
        </li>
      ))}
    </Kind>
  );
}

interface KindProps {
  title: string;
  more: number;
  text?: string;
  children: ReactNode;
}

function Kind({ title, more, text, children }: KindProps) {
  const { t } = useTranslation("leaving");
  return (
    <section className="flex flex-col gap-3 border-rule border-t pt-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      {text ? <p className="text-pretty">{text}</p> : null}
      <ul className="flex max-h-96 flex-col divide-y divide-rule overflow-y-auto">{children}</ul>
      {more > 0 ? <p className="text-muted">{t("goes.more", { count: more })}</p> : null}
    </section>
  );
}

/** A thing by its name; its note keeps its own direction. */
function Named({ name, note, children }: { name: string; note: string; children?: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <span className="min-w-0">
        <bdi className="block wrap-anywhere">{name || note}</bdi>
        <bdi className="block wrap-anywhere text-muted text-sm">{note}</bdi>
      </span>
      {children}
    </li>
  );
}

/** What is paid for ends; while it can be withdrawn from that is the first step. */
function SubscriptionGoes({ subscription }: { subscription: LeavingSubscription }) {
  const { t } = useTranslation("leaving");
  const { language, user } = useRoot();
  const path = useLocalPath();
  const { paidUntil, withdrawal } = subscription;
  const day = (at: string) => formatDay(language, user?.timeZone, new Date(at));
  const sentences = [
    t("goes.subscription"),
    ...(paidUntil ? [t("goes.paidUntil", { date: day(paidUntil) })] : []),
    ...(withdrawal
      ? [
          t("goes.withdraw", {
            date: day(withdrawal.until),
            amount: formatAmount(language, withdrawal.amount, withdrawal.currency),
          }),
        ]
      : []),
  ];
  return (
    <li className="text-pretty font-medium">
      {sentences.join(" ")}{" "}
      {withdrawal ? <TextLink href={path("/account/billing")}>{t("goes.billing")}</TextLink> : null}
    </li>
  );
}
