import { useTranslation } from "react-i18next";
import type { UserView } from "~/domain/accounts/view";
import { BRAND } from "~/domain/brand";
import { languageOf } from "~/domain/languages";
import { useTeamSizeName } from "./use-team-size-name";

/** The profile's values; empty ones are left out. */
export function ProfileFacts({ user }: { user: UserView }) {
  const { t } = useTranslation(["profile", "industries"]);
  const sizeName = useTeamSizeName();
  const facts = [
    { label: t("fields.position"), value: user.position },
    { label: t("fields.website"), value: user.website && new URL(user.website).host },
    { label: t("fields.industry"), value: user.industry && t(`industries:${user.industry}`) },
    {
      label: t("fields.usePurpose", { brand: BRAND }),
      value: user.usePurpose && t(`purposes.${user.usePurpose}`),
    },
    { label: t("fields.teamSize"), value: user.teamSize && sizeName(user.teamSize) },
    { label: t("fields.locale"), value: languageOf(user.locale).title },
    { label: t("fields.timeZone"), value: user.timeZone?.replaceAll("_", " ") },
  ].filter(({ value }) => value);
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
