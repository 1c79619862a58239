import { useTranslation } from "react-i18next";
import type { Listed, OperatedPage } from "~/domain/operations/view";
import { StateBadge } from "~/features/dashboard/state-badge";
import { apiFetch } from "~/features/editing/api-fetch";
import { MoreButton } from "~/features/editing/lists/more-button";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { usePagedList } from "~/features/editing/lists/use-paged-list";
import { Button } from "~/ui/button";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { Section } from "~/ui/section";
import { SiteLink } from "./site-link";
import type { Step } from "./step-dialog";

interface AccountPagesProps {
  userId: string;
  /** Off while the account is blocked: visitors see none of its pages then, whatever they are. */
  isEnabled: boolean;
  start: Listed<OperatedPage>;
  onAsk: (step: Step) => void;
}

/** The pages of an account; each is suspended or restored here. */
export function AccountPages({ userId, isEnabled, start, onAsk }: AccountPagesProps) {
  const { t } = useTranslation("operations");
  const notices = useListNotices();
  const list = usePagedList({
    start,
    load: (cursor) =>
      apiFetch("GET /operators/accounts/:id/pages", { params: { id: userId }, query: { cursor } }),
    onFailed: notices.failed,
  });

  const step = ({ id, title, state }: OperatedPage): Step => {
    const isSuspended = state === "suspended";
    return {
      kind: isSuspended ? "lift" : "suspend",
      name: title || t("account.untitled"),
      run: async ({ reason }) => {
        const body = { intent: isSuspended ? ("restore" as const) : ("suspend" as const), reason };
        const result = await apiFetch("POST /operators/pages/:id", { params: { id }, body });
        if (result.ok) list.update(id, () => result.value);
        return result;
      },
    };
  };

  return (
    <Section title={t("account.pages")}>
      {list.items.length === 0 ? <p className="text-muted">{t("account.noPages")}</p> : null}
      {list.items.length > 0 ? (
        <List label={t("account.pages")}>
          {list.items.map((page) => {
            const asked = step(page);
            const isSuspended = page.state === "suspended";
            return (
              <ListRow
                key={page.id}
                title={<bdi>{asked.name}</bdi>}
                subtitle={<SiteLink url={page.url} />}
                meta={isEnabled || isSuspended ? <StateBadge state={page.state} /> : null}
                actions={
                  <Button
                    size="small"
                    aria-label={t(isSuspended ? "account.liftNamed" : "account.suspendNamed", {
                      name: asked.name,
                    })}
                    onPress={() => onAsk(asked)}
                  >
                    {t(isSuspended ? "account.lift" : "account.suspend")}
                  </Button>
                }
              />
            );
          })}
        </List>
      ) : null}
      {list.hasMore ? <MoreButton onPress={list.more} isLoading={list.isLoading} /> : null}
    </Section>
  );
}
