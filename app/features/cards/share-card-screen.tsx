import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import { cardEditorPath } from "~/domain/screen-paths";
import { ShareScreen } from "~/features/sharing/share-screen";
import { type SharedThing, ShareWays } from "~/features/sharing/share-ways";
import type { SharedVisitsProps } from "~/features/sharing/shared-visits";
import { ProButton } from "~/features/shell/pro-badge";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { useJoined } from "~/features/shell/use-joined";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { KeepOnPhone, type KeepOnPhoneProps } from "./keep-on-phone";

interface ShareCardScreenProps {
  card: Pick<CardView, "hash" | "title" | "header" | "state" | "team"> &
    SharedThing &
    Pick<KeepOnPhoneProps, "keeping"> & {
      counts: SharedVisitsProps["counts"];
      wallets: string[];
      opensPage: boolean;
    };
  /** The card's assignee, and how to change it. */
  assignment: ReactNode;
}

/** A card to be handed over: by its code, its link, the networks, and the code's files. */
export function ShareCardScreen({ card, assignment }: ShareCardScreenProps) {
  const { t } = useTranslation(["cards", "codes"]);
  const isPaid = useIsPaid();
  const path = useLocalPath();
  const join = useJoined();
  const hasPasses = card.team ? !card.team.isPaused : isPaid;
  return (
    <ShareScreen
      title={card.title}
      back={{ href: path("/dashboard-business-cards"), label: t("share.back") }}
    >
      <ShareWays
        shared={card}
        title={card.title}
        visits={{ thing: `card:${card.hash}`, counts: card.counts }}
        name={card.header}
        editor={card.team?.isPaused ? undefined : path(cardEditorPath(card.hash))}
        messages={{
          link: t("share.link"),
          lasting: t("codes:lasting"),
          edit: t("share.edit"),
          open: t("share.open"),
        }}
      >
        {card.opensPage ? (
          <p className="text-pretty text-muted">
            {t("share.toPage")}{" "}
            {card.team?.isPaused ? null : (
              <TextLink href={path(`${cardEditorPath(card.hash)}?tab=code`)}>
                {t("share.toPageChange")}
              </TextLink>
            )}
          </p>
        ) : null}
        {assignment}
        {hasPasses && card.state === "live" ? (
          <KeepOnPhone keeping={card.keeping} isByCode={!card.opensPage} />
        ) : null}
        {hasPasses && card.wallets.length > 0 ? (
          <p className="text-pretty text-muted">{t("share.saved", { wallets: join(card.wallets) })}</p>
        ) : null}
        {isPaid || card.team ? null : (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
            <span className="text-pretty">{t("share.wallets")}</span>
            <ProButton feature="passes" />
          </p>
        )}
      </ShareWays>
    </ShareScreen>
  );
}
