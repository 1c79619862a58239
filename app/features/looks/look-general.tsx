import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { useCardFieldError } from "~/features/cards/editor/card-context";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import { useLook, useLookSession } from "./look-context";

/** What a look is called, and whether members' new cards follow it. */
export function LookGeneral() {
  const { t } = useTranslation("teamLook");
  const { draft, edit, leave } = useLookSession();
  const { name, isDefault } = useLook();
  const errorOf = useCardFieldError();
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <p className="max-w-prose text-pretty text-muted">{t("editor.help")}</p>
      <TextField
        id="card-name"
        label={t("editor.name")}
        value={name}
        onChange={(typed) => edit({ ...draft(), name: typed }, "name")}
        onBlur={() => leave("card-name")}
        error={errorOf("name")}
        counter={LIMITS.templateName}
        isRequired
      />
      <Switch
        id="card-isDefault"
        label={t("editor.standard")}
        description={t("editor.standardHelp")}
        isSelected={isDefault}
        onChange={(isOn) => edit({ ...draft(), isDefault: isOn })}
      />
    </div>
  );
}
