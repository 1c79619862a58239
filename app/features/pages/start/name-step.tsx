import { ArrowLeft } from "lucide-react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { normalizeSlug, slugFrom } from "~/domain/slugs";
import { type SlugState, useComingSlug } from "~/features/pages/editor/use-slug-check";
import { ProBadge } from "~/features/shell/pro-badge";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { useRoot } from "~/features/shell/use-root";
import { ADDRESS_INPUT } from "~/ui/address-input";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { TextField } from "~/ui/text-field";

interface NameStepProps {
  name: string;
  slug: string;
  onName: (name: string) => void;
  onSlug: (slug: string) => void;
  onBack: () => void;
  onGo: () => void;
  /** What it starts from, and whether that has to be paid for; null for an empty page. */
  start: { name: string; isPro: boolean } | null;
  /** Whether it starts from a template: it has a matching card, and its picture is an example. */
  isTemplate: boolean;
  /** Whether the page asks its visitors for their details. */
  hasForm: boolean;
  /** Leaves out what was picked of a page elsewhere; absent where nothing was. */
  onLeaveBrought?: () => void;
}

/** The second step: what the page is called and where it will be. Both may be left for later. */
export function NameStep({
  name,
  slug,
  onName,
  onSlug,
  onBack,
  onGo,
  start,
  isTemplate,
  hasForm,
  onLeaveBrought,
}: NameStepProps) {
  const { t } = useTranslation("start");
  const { t: tError } = useTranslation("errors");
  const { siteOrigin } = useRoot();
  const isPaid = useIsPaid();
  const { slug: coming, state } = useComingSlug(slug, name);
  const isRandom = slug.trim() === "" && name.trim() !== "" && slugFrom(name) === "";
  const isWrong = state.kind === "wrong";
  function go(event: FormEvent) {
    event.preventDefault();
    if (!isWrong) onGo();
  }
  return (
    <form onSubmit={go} className="flex w-full max-w-xl flex-col gap-6">
      <div>
        <h1 className="display text-2xl">{t("naming.title")}</h1>
        {start ? (
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <span className="font-medium">{start.name}</span>
            {start.isPro && !isPaid ? <ProBadge /> : null}
          </p>
        ) : null}
        <p className="mt-2 text-muted">{t("naming.text")}</p>
      </div>
      <TextField
        autoFocus={name.trim() === ""}
        label={t("gallery.name")}
        autoComplete="name"
        counter={LIMITS.title}
        value={name}
        onChange={onName}
      />
      <TextField
        autoFocus={name.trim() !== ""}
        label={t("naming.address")}
        {...ADDRESS_INPUT}
        maxLength={LIMITS.slugMax * 2}
        prefix={`${new URL(siteOrigin).host}/`}
        suffix={state.kind === "checking" ? <Spinner /> : undefined}
        placeholder={coming}
        value={slug}
        onChange={onSlug}
        description={t(isRandom ? "naming.hintRandom" : NOTES[state.kind])}
        error={isWrong ? tError(state.messageKey, { url: normalizeSlug(slug) }) : undefined}
      />
      {isWrong && state.suggestions.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted text-sm">{t("naming.suggestions")}</span>
          {state.suggestions.map((free) => (
            <Button key={free} size="small" onPress={() => onSlug(free)}>
              {free}
            </Button>
          ))}
        </div>
      ) : null}
      {onLeaveBrought ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-pretty text-muted">
          {t("naming.brought")}
          <Button size="small" onPress={onLeaveBrought}>
            {t("naming.leaveBrought")}
          </Button>
        </p>
      ) : null}
      {isTemplate ? (
        <>
          <p className="text-pretty text-muted">{t("naming.picture")}</p>
          <p className="text-pretty text-muted">{t("naming.card")}</p>
        </>
      ) : null}
      {hasForm ? <p className="text-pretty text-muted">{t("naming.form")}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="large">
          {t("naming.go")}
        </Button>
        <Button
          size="large"
          variant="quiet"
          icon={<ArrowLeft className="rtl:-scale-x-100" />}
          onPress={onBack}
        >
          {t("naming.back")}
        </Button>
      </div>
    </form>
  );
}

const NOTES = {
  idle: "naming.hint",
  checking: "naming.checking",
  free: "naming.free",
  own: "naming.hint",
  wrong: "naming.hint",
} as const satisfies Record<SlugState["kind"], string>;
