import { useEffect, useState } from "react";
import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { templateRest } from "~/domain/pages/sample-texts";
import { withoutSamples } from "~/domain/pages/samples";
import type { PageContent } from "~/domain/pages/schema";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import { Notice } from "~/features/editing/notice";
import { droppedAt } from "~/features/editing/paid-version/browser-version";
import { KeptVersion } from "~/features/editing/paid-version/kept-version";
import { useSampleTemplate } from "~/features/pages/editor/check/use-sample-template";
import { useContent, useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { SampleTextsNote } from "~/features/sharing/template-rest-note";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { pageVersions } from "./browser-version";

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
  const { t: tPaid } = useTranslation("paidVersion");
  const { changeContent, content, draft, say, setView } = usePageSession();
  const id = useEditor(({ stored }) => stored?.id);
  const isPro = useEditor(({ stored }) => stored?.isPro ?? false);
  const isDirty = useEditor((state) => state.isDirty);
  const { user } = useRoot();
  const { locale } = useLocale();
  const [step, setStep] = useState<Step>("offered");
  const [isPending, setPending] = useState(false);
  const isUsed = step === "back" && !isDirty;

  // Once restored to the page, or undone, there is no notice; a saved version needs no second copy.
  useEffect(() => {
    if (!isUsed) return;
    setStep(isPro ? "closed" : "offered");
    if (isPro && id) void drop(version, id);
  }, [isUsed, isPro, id, version]);

  async function bringBack() {
    setPending(true);
    const result = version.place === "browser" || !id ? await readFromBrowser() : await readStored(id);
    setPending(false);
    if (!result.ok) return say({ type: "error", title: t("version.notLoaded") });
    if (!result.value) return say({ type: "error", title: tPaid("gone") });
    changeContent(withImageOf(result.value, content()));
    setView({ isVersionBack: true });
    setStep("back");
  }

  async function remove(of: string | undefined) {
    const { ok } = await drop(version, of);
    if (ok) setStep("closed");
    else say({ type: "error", title: t("version.notDeleted") });
  }

  async function readFromBrowser(): Promise<ApiResult<PageContent | null>> {
    return { ok: true, value: (await pageVersions.take(draft()))?.content ?? null };
  }

  if (step === "closed" || (!id && version.place === "server")) return null;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: user?.timeZone ?? "UTC" });
  const needsPlan = user !== null && !user.isPaid;
  if (needsPlan && isPro) return null;
  if (step === "back" && !needsPlan) return <BackNotice />;
  return (
    <KeptVersion
      text={
        !needsPlan
          ? t("version.kept", { date: date.format(version.at) })
          : version.place === "browser"
            ? t("version.needsPlanHere", { until: date.format(droppedAt(version.at)) })
            : t("version.needsPlan", { date: date.format(version.at) })
      }
      needsPlan={needsPlan}
      isPending={isPending}
      deleteText={t("version.deleteText")}
      onBringBack={() => void bringBack()}
      onDelete={() => void remove(id)}
      onClose={() => setStep("closed")}
    />
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

async function drop({ place }: StoredVersion, id: string | undefined): Promise<{ ok: boolean }> {
  if (place === "server" && id) return apiFetch("DELETE /editor/:id/paid-version", { params: { id } });
  pageVersions.drop();
  return { ok: true };
}

/** An image not yet stored at that time is now the page's. */
function withImageOf(version: PageContent, page: PageContent): PageContent {
  const { image } = version.profile;
  const hasOne = image?.cropped !== undefined || image?.original !== undefined;
  if (hasOne || !page.profile.image) return version;
  return { ...version, profile: { ...version.profile, image: page.profile.image } };
}
