import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { DAY_MS } from "~/domain/durations";
import { templateRest } from "~/domain/pages/sample-texts";
import { withoutSamples } from "~/domain/pages/samples";
import type { PageContent } from "~/domain/pages/schema";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import { Notice } from "~/features/editing/notice";
import { useSampleTemplate } from "~/features/pages/editor/check/use-sample-template";
import { useContent, useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { SampleTextsNote } from "~/features/sharing/template-rest-note";
import { PlansButton } from "~/features/shell/plans-button";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { IconButton } from "~/ui/icon-button";
import { BROWSER_DAYS, dropFromBrowser, takeFromBrowser } from "./browser-version";

/** Where a page's paid version is stored, and since when. */
export interface StoredVersion {
  place: "server" | "browser";
  at: Date;
}

type Step = "offered" | "back" | "closed";

/**
 * Offers a subscriber the version of a page from before it was reduced to free, as a change that can be undone; tells a
 * free user that it is kept.
 */
export function PaidVersionNotice({ version }: { version: StoredVersion }) {
  const { t } = useTranslation("pagePlan");
  const { t: tEditing } = useTranslation("editing");
  const { changeContent, content, draft, say, setView } = usePageSession();
  const id = useEditor(({ stored }) => stored?.id);
  const isPro = useEditor(({ stored }) => stored?.isPro ?? false);
  const isDirty = useEditor((state) => state.isDirty);
  const { user } = useRoot();
  const userId = user?.id;
  const { locale } = useLocale();
  const [step, setStep] = useState<Step>("offered");
  const [isPending, setPending] = useState(false);
  const isUsed = step === "back" && !isDirty;

  // Once restored to the page, or undone, there is no notice; a saved version needs no second copy.
  useEffect(() => {
    if (!isUsed) return;
    setStep(isPro ? "closed" : "offered");
    if (isPro && id) void drop(version, id, userId);
  }, [isUsed, isPro, id, version, userId]);

  async function bringBack() {
    setPending(true);
    const here = version.place === "browser" ? await takeFromBrowser(draft(), userId) : null;
    const result: ApiResult<PageContent | null> =
      here || !id ? { ok: true, value: here?.content ?? null } : await readStored(id);
    setPending(false);
    if (!result.ok) return say({ type: "error", title: t("version.notLoaded") });
    if (!result.value) return say({ type: "error", title: t("version.gone") });
    changeContent(withImageOf(result.value, content()));
    setView({ isVersionBack: true });
    setStep("back");
  }

  async function remove(of: string | undefined) {
    const { ok } = await drop(version, of, userId);
    if (ok) setStep("closed");
    else say({ type: "error", title: t("version.notDeleted") });
  }

  if (step === "closed" || (!id && version.place === "server")) return null;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: user?.timeZone ?? "UTC" });
  const close = (
    <IconButton
      size="small"
      label={tEditing("close")}
      icon={<X />}
      hasNoTooltip
      onPress={() => setStep("closed")}
    />
  );
  if (user && !user.isPaid)
    return isPro ? null : (
      <Notice
        actions={
          <>
            <PlansButton size="small">{tEditing("plan.see")}</PlansButton>
            {close}
          </>
        }
      >
        {version.place === "browser"
          ? t("version.needsPlanHere", { until: date.format(droppedAt(version.at)) })
          : t("version.needsPlan", { date: date.format(version.at) })}
      </Notice>
    );
  if (step === "back") return <BackNotice />;
  return (
    <Notice
      actions={
        <>
          <Button
            size="small"
            isPending={isPending}
            pendingLabel={t("version.bringBack")}
            onPress={() => void bringBack()}
          >
            {t("version.bringBack")}
          </Button>
          <ConfirmDialog
            isDanger
            trigger={
              <Button size="small" variant="quiet">
                {t("version.delete")}
              </Button>
            }
            title={t("version.deleteTitle")}
            confirmLabel={t("version.delete")}
            cancelLabel={t("version.keep")}
            closeLabel={tEditing("close")}
            onConfirm={(close) => {
              close();
              void remove(id);
            }}
          >
            {t("version.deleteText")}
          </ConfirmDialog>
          {close}
        </>
      }
    >
      {t("version.kept", { date: date.format(version.at) })}
    </Notice>
  );
}

/** The version is back as a change: with what in it is still the template's, before it is saved. */
function BackNotice() {
  const { t } = useTranslation("pagePlan");
  const { t: tSharing } = useTranslation("sharing");
  const { setView } = usePageSession();
  const page = useContent();
  const template = useSampleTemplate(page.prefillId);
  const saved = withoutSamples(page, template);
  const rest = templateRest(saved.content, template);
  return (
    <Notice
      actions={
        rest.texts.length > 0 ? (
          <Button size="small" onPress={() => setView({ isChecking: true })}>
            {tSharing("live.finish")}
          </Button>
        ) : null
      }
    >
      {t("version.isBack")} {saved.titles.length > 0 ? `${t("version.examples")} ` : null}
      <SampleTextsNote texts={rest.texts} />
    </Notice>
  );
}

async function readStored(id: string): Promise<ApiResult<PageContent | null>> {
  const result = await apiFetch("GET /editor/:id/paid-version", { params: { id } });
  return result.ok ? { ok: true, value: result.value.content as PageContent | null } : result;
}

/** Both may have it. */
async function drop(
  { place }: StoredVersion,
  id: string | undefined,
  userId: string | undefined,
): Promise<{ ok: boolean }> {
  if (place === "browser") dropFromBrowser(userId);
  return id && userId ? apiFetch("DELETE /editor/:id/paid-version", { params: { id } }) : { ok: true };
}

const droppedAt = (at: Date): Date => new Date(at.getTime() + BROWSER_DAYS * DAY_MS);

/** An image not yet stored at that time is now the page's. */
function withImageOf(version: PageContent, page: PageContent): PageContent {
  const { image } = version.profile;
  const hasOne = image?.cropped !== undefined || image?.original !== undefined;
  if (hasOne || !page.profile.image) return version;
  return { ...version, profile: { ...version.profile, image: page.profile.image } };
}
