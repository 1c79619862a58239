import { useNavigate, useRevalidator } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NOT_TOLD, profileForm } from "~/domain/accounts/forms";
import type { ProfileUpdate } from "~/domain/accounts/profile";
import { TEAM_SIZES, USE_PURPOSES } from "~/domain/accounts/profile-choices";
import type { UserView } from "~/domain/accounts/view";
import { BRAND } from "~/domain/brand";
import { INDUSTRIES } from "~/domain/industries";
import { LANGUAGES } from "~/domain/languages";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import type { Account } from "~/server/services/accounts/get-account.server";
import { LinkButton } from "~/ui/link-button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { useToasts } from "~/ui/toast-queue";
import { CallForm } from "./call-form";
import { SettingsScreen } from "./settings-screen";
import { useCallForm } from "./use-call-form";
import { useTeamSizeName } from "./use-team-size-name";
import { UserImageField } from "./user-image-field";

const FIELDS = [
  "name",
  "position",
  "website",
  "industry",
  "usePurpose",
  "teamSize",
  "locale",
  "timeZone",
] as const satisfies readonly (keyof ProfileUpdate)[];

/** What of a form differs from what its screen was opened with: what another tab changed meanwhile stays. */
function changesOf(user: UserView, typed: ProfileUpdate): ProfileUpdate {
  return Object.fromEntries(
    FIELDS.flatMap((name) => ((typed[name] ?? "") === (user[name] ?? "") ? [] : [[name, typed[name] ?? ""]])),
  );
}

interface EditProfileScreenProps {
  account: Account;
  /** Time zones to choose from. */
  zones: string[];
}

/** Edits the profile. */
export function EditProfileScreen({ account: { user }, zones }: EditProfileScreenProps) {
  const { t } = useTranslation(["profile", "industries"]);
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const sizeName = useTeamSizeName();
  const { form, field } = useCallForm(
    profileForm,
    async (typed) => {
      const body = changesOf(user, typed);
      const result = await apiFetch("PATCH /account/user", { body });
      if (result.ok) {
        toasts.show({ type: "success", title: t("saved") });
        // The header shows the name as well.
        revalidate();
        navigate(path("/account"));
      }
      return result;
    },
    Object.fromEntries(FIELDS.map((name) => [name, user[name] ?? (isTold(name) ? "" : NOT_TOLD)])),
  );
  const notTold = { id: NOT_TOLD, label: t("notTold") };
  return (
    <SettingsScreen title={t("meta.edit.title")} isForm>
      <div className="flex flex-col gap-8">
        <UserImageField user={user} />
        <CallForm
          {...form}
          submitLabel={t("save")}
          actions={<LinkButton href={path("/account")}>{t("cancel")}</LinkButton>}
        >
          <TextField {...field("name")} autoComplete="name" label={t("fields.name")} />
          <TextField
            {...field("position")}
            autoComplete="organization-title"
            label={t("fields.position")}
            labelNote={t("optional")}
          />
          <TextField
            {...field("website")}
            type="url"
            autoComplete="url"
            label={t("fields.website")}
            labelNote={t("optional")}
          />
          <Select
            {...field("industry")}
            label={t("fields.industry")}
            choices={[notTold, ...INDUSTRIES.map((id) => ({ id, label: t(`industries:${id}`) }))]}
          />
          <Select
            {...field("usePurpose")}
            label={t("fields.usePurpose", { brand: BRAND })}
            choices={[notTold, ...USE_PURPOSES.map((id) => ({ id, label: t(`purposes.${id}`) }))]}
          />
          <Select
            {...field("teamSize")}
            label={t("fields.teamSize")}
            choices={[notTold, ...TEAM_SIZES.map((id) => ({ id, label: sizeName(id) }))]}
          />
          <Select
            {...field("locale")}
            label={t("fields.locale")}
            description={t("localeHint")}
            choices={LANGUAGES.map(({ shortCode, title }) => ({ id: shortCode, label: title }))}
          />
          <Select
            {...field("timeZone")}
            label={t("fields.timeZone")}
            description={t("timeZoneHint")}
            choices={[notTold, ...zones.map((id) => ({ id, label: id.replaceAll("_", " ") }))]}
          />
        </CallForm>
      </div>
    </SettingsScreen>
  );
}

/** Text fields: an empty one means that nothing is given. */
const isTold = (name: (typeof FIELDS)[number]) =>
  name === "name" || name === "position" || name === "website";
