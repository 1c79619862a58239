import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/features/shell/use-root";
import { formatDay } from "~/i18n/dates";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { TextLink } from "~/ui/text-link";
import { RelativeTime } from "./relative-time";
import { RowMeta } from "./row-meta";

interface Deleted {
  id: string;
  title: string;
  deletedAt: string;
  restorableUntil: string;
}

interface DeletedListProps<D extends Deleted> {
  items: D[];
  addressOf: (item: D) => ReactNode;
  /** The item being restored. */
  busyId: string | null;
  /** Whether the plan has no room for one more. */
  isFull: boolean;
  onRestore: (item: D) => void;
}

/** Deleted items that can still be restored, the latest first. */
export function DeletedList<D extends Deleted>(props: DeletedListProps<D>) {
  const { items, addressOf, busyId, isFull, onRestore } = props;
  const { t } = useTranslation(["dashboard", "sharing"]);
  const path = useLocalPath();
  const { user, language } = useRoot();
  if (items.length === 0) return <EmptyState title={t("deleted.none")} text={t("deleted.noneText")} />;
  const list = (
    <List label={t("deleted.title")}>
      {items.map((item) => (
        <ListRow
          key={item.id}
          title={<bdi className="block truncate align-match-parent">{item.title || t("pages.untitled")}</bdi>}
          subtitle={
            <RowMeta>
              {addressOf(item)}
              <RelativeTime label={t("deleted.title")} at={item.deletedAt} />
            </RowMeta>
          }
          note={
            <p suppressHydrationWarning className="text-pretty text-muted text-sm first-letter:uppercase">
              {t("deleted.until", {
                date: formatDay(language, user?.timeZone, new Date(item.restorableUntil), "short"),
              })}
            </p>
          }
          actions={
            <Button
              size="small"
              isDisabled={isFull}
              isPending={busyId === item.id}
              pendingLabel={t("deleted.restoring")}
              onPress={() => onRestore(item)}
            >
              {t("deleted.restore")}
            </Button>
          }
        />
      ))}
    </List>
  );
  return isFull ? (
    <>
      <p className="pb-4 text-pretty">
        {t("deleted.full")} <TextLink href={path("/account/upgrade")}>{t("sharing:notLive.plans")}</TextLink>
      </p>
      {list}
    </>
  ) : (
    list
  );
}
