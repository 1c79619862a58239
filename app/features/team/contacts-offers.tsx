import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ContactsOffer } from "~/domain/team/leaving";
import { callPath } from "~/features/editing/call-path";
import { useRoot } from "~/features/shell/use-root";
import { formatDay } from "~/i18n/dates";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { isolate } from "./member-name";

/** On the dashboard: contacts offered by teams that the user has left. */
export function ContactsOffers({ offers }: { offers: ContactsOffer[] }) {
  const { t } = useTranslation("teamLeaving");
  const { user, language } = useRoot();
  const path = useLocalPath();
  const file = (id: string, name: string) =>
    path(callPath("GET /dashboard/offered-contacts/:id/:file", { params: { id, file: name } }));
  return offers.map(({ id, team, until }) => {
    const date = formatDay(language, user?.timeZone, new Date(until), "short");
    return (
      <section key={id} className="mb-6 flex items-start gap-3 rounded-md bg-accent-wash px-4 py-3">
        <Download aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
          <div className="wrap-anywhere min-w-0">
            <h2 className="font-medium">{t("offer.title", { team: isolate(team) })}</h2>
            <p className="text-pretty" suppressHydrationWarning>
              {t("offer.text", { date })}
            </p>
          </div>
          {user?.acting ? null : (
            <div className="flex shrink-0 flex-wrap gap-2">
              <LinkButton href={file(id, "contacts.csv")} reloadDocument download size="small">
                {t("offer.csv")}
              </LinkButton>
              <LinkButton href={file(id, "contacts.vcf")} reloadDocument download size="small">
                {t("offer.vcard")}
              </LinkButton>
            </div>
          )}
        </div>
      </section>
    );
  });
}
