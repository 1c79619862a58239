import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import type { GivenBackCard } from "~/server/services/cards/restore-card.server";
import { Button } from "~/ui/button";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { useListNotices } from "./use-list-notices";

/** The cards that members gave back, which can be put back for a while. */
export function GivenBack({ cards }: { cards: GivenBackCard[] }) {
  const { t } = useTranslation("teamCards");
  const { locale } = useLocale();
  const { user } = useRoot();
  const notices = useListNotices();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  if (cards.length === 0) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: user?.timeZone ?? "UTC" });

  async function restore(id: string): Promise<void> {
    setBusy(id);
    const result = await apiFetch("POST /dashboard-business-cards/restore", { body: { id } });
    setBusy(null);
    if (!result.ok) return void notices.failed(result.error);
    notices.done(t("done.restored"));
    revalidate();
  }

  return (
    <section aria-labelledby="given-back" className="pt-10">
      <h2 id="given-back" className="display pb-2 text-lg">
        {t("given.title")}
      </h2>
      <List label={t("given.title")}>
        {cards.map(({ hash, title, until }) => (
          <ListRow
            key={hash}
            title={title}
            subtitle={t("given.until", { date: day.format(new Date(until)) })}
            actions={
              <Button
                size="small"
                isPending={busy === hash}
                pendingLabel={t("given.restoring")}
                onPress={() => void restore(hash)}
              >
                {t("given.restore")}
              </Button>
            }
          />
        ))}
      </List>
    </section>
  );
}
