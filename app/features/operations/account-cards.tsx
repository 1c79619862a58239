import { useTranslation } from "react-i18next";
import type { Listed, OperatedCard } from "~/domain/operations/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { MoreButton } from "~/features/editing/lists/more-button";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { usePagedList } from "~/features/editing/lists/use-paged-list";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { Section } from "~/ui/section";
import { SiteLink } from "./site-link";

/** The cards of an account: they leave the site with it alone. */
export function AccountCards({ userId, start }: { userId: string; start: Listed<OperatedCard> }) {
  const { t } = useTranslation("operations");
  const notices = useListNotices();
  const list = usePagedList({
    start,
    load: (cursor) =>
      apiFetch("GET /operators/accounts/:id/cards", { params: { id: userId }, query: { cursor } }),
    onFailed: notices.failed,
  });
  return (
    <Section title={t("account.cards")}>
      {list.items.length === 0 ? (
        <p className="text-muted">{t("account.noCards")}</p>
      ) : (
        <List label={t("account.cards")}>
          {list.items.map(({ id, title, url }) => (
            <ListRow
              key={id}
              title={<bdi>{title || t("account.untitled")}</bdi>}
              subtitle={<SiteLink url={url} />}
            />
          ))}
        </List>
      )}
      {list.hasMore ? <MoreButton onPress={list.more} isLoading={list.isLoading} /> : null}
    </Section>
  );
}
