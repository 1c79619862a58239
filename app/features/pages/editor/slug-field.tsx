import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { normalizeSlug, slugFrom } from "~/domain/slugs";
import { useRoot } from "~/features/shell/use-root";
import { ADDRESS_INPUT } from "~/ui/address-input";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { TextField } from "~/ui/text-field";
import { useEditor, useFieldError, usePageSession } from "./editor-context";
import { useSlugCheck } from "./use-slug-check";

/** The page's address, looked up while it is typed; when it is taken, others are offered. */
export function SlugField() {
  const { t } = useTranslation("editor");
  const { t: tError } = useTranslation("errors");
  const { siteOrigin } = useRoot();
  const { change } = usePageSession();
  const draft = useEditor(({ history }) => history.present);
  const meta = useEditor(({ stored }) => stored);
  const errorOf = useFieldError();
  const state = useSlugCheck(draft.slug, meta ?? undefined);
  const isWrong = state.kind === "wrong";
  const error = isWrong
    ? tError(state.messageKey, { url: normalizeSlug(draft.slug) })
    : errorOf({ tab: "settings", name: "slug" });
  const notes = {
    idle: t(meta ? "settings.addressHint" : "settings.addressFromTitle"),
    checking: t("settings.checking"),
    free: t("settings.free"),
    own: t("settings.own"),
    wrong: undefined,
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t("settings.address")}
        {...ADDRESS_INPUT}
        maxLength={LIMITS.slugMax * 2}
        prefix={`${new URL(siteOrigin).host}/`}
        suffix={state.kind === "checking" ? <Spinner /> : undefined}
        placeholder={meta ? undefined : slugFrom(draft.content.profile.title)}
        value={draft.slug}
        onChange={(slug) => change({ slug }, "slug")}
        description={notes[state.kind]}
        error={error}
      />
      {isWrong && state.suggestions.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted text-sm">{t("settings.suggestions")}</span>
          {state.suggestions.map((slug) => (
            <Button key={slug} size="small" onPress={() => change({ slug })}>
              {slug}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
