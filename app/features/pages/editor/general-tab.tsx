import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { isBarePage } from "~/domain/pages/bare-page";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { useEditor, useFieldError, usePageSession } from "./editor-context";
import { ProfileImageField } from "./images/profile-image-field";

/** The page's profile. */
export function GeneralTab() {
  const { t } = useTranslation("editor");
  const { changeContent, setView } = usePageSession();
  const errorOf = useFieldError();
  const profile = useEditor(({ history }) => history.present.content.profile);
  const isBare = useEditor(({ history }) => isBarePage(history.present.content));
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <ProfileImageField />
      <TextField
        label={t("general.title")}
        placeholder={t("general.titlePlaceholder")}
        autoComplete="off"
        counter={LIMITS.title}
        value={profile.title}
        onChange={(title) => changeContent({ profile: { ...profile, title } }, "title")}
        error={errorOf({ tab: "general", name: "title" })}
      />
      <TextArea
        label={t("general.bio")}
        placeholder={t("general.bioPlaceholder")}
        counter={LIMITS.bio}
        value={profile.bio}
        onChange={(bio) => changeContent({ profile: { ...profile, bio } }, "bio")}
        error={errorOf({ tab: "general", name: "bio" })}
      />
      {isBare ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-rule border-t pt-5">
          <p className="min-w-0 flex-1 basis-56 text-pretty text-muted">{t("general.noLinks")}</p>
          <Button onPress={() => setView({ tab: "blocks" })}>{t("general.addLinks")}</Button>
        </div>
      ) : null}
    </div>
  );
}
