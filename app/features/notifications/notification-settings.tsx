import { useTranslation } from "react-i18next";
import { CHANGEABLE_KINDS, NOTIFICATION_KINDS } from "~/domain/notifications/kinds";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { ResponseOf } from "~/routes/resources/contracts";
import { PageHeading } from "~/ui/page-heading";
import { Section } from "~/ui/section";
import { TextLink } from "~/ui/text-link";
import { PreferenceField } from "./preference-field";

type Frequencies = ResponseOf<"PUT /account/notifications/preferences">;

/** The groups of changeable notifications. */
const GROUPS = (["contact", "visits"] as const).map((group) => ({
  group,
  kinds: CHANGEABLE_KINDS.filter((kind) => NOTIFICATION_KINDS[kind].class === group),
}));

interface NotificationSettingsProps {
  frequencies: Frequencies;
  /** Whether the account's address is confirmed: before, little is mailed to it. */
  isVerified: boolean;
}

/** How often mail of each kind is wanted; each answer counts as soon as it is given. */
export function NotificationSettings({ frequencies, isVerified }: NotificationSettingsProps) {
  const { t } = useTranslation(["notifications", "profile"]);
  const path = useLocalPath();
  const { user } = useRoot();
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-28 sm:px-8 lg:pt-10">
      <PageHeading
        title={t("notifications:meta.settings.title")}
        description={t("settings.text")}
        back={{ href: path("/account"), label: t("profile:back") }}
      />
      {GROUPS.map(({ group, kinds }) => (
        <Section key={group} title={t(`settings.${group}`)}>
          <ul className="flex flex-col gap-6">
            {kinds.map((kind) => (
              <li key={kind}>
                <PreferenceField kind={kind} start={frequencies[kind]} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <div className="flex flex-col gap-3 border-rule border-t py-8 text-muted">
        <p className="max-w-prose text-pretty">{t("settings.always")}</p>
        {isVerified ? null : <p className="max-w-prose text-pretty">{t("settings.unverified")}</p>}
        <p className="max-w-prose text-pretty">
          {t("settings.digests", { zone: (user?.timeZone ?? "UTC").replaceAll("_", " ") })}{" "}
          <TextLink href={path("/account/edit")}>{t("settings.changeZone")}</TextLink>
        </p>
      </div>
    </div>
  );
}
