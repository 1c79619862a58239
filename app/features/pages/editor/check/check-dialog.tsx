import { Check, CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { htmlLang } from "~/domain/languages";
import type { Finding } from "~/domain/pages/finding";
import type { ShownImage } from "~/domain/pages/weight";
import { useContent, usePageSession } from "~/features/pages/editor/editor-context";
import type { EditorViewState } from "~/features/pages/editor/editor-view";
import { placeOfField } from "~/features/pages/editor/field-locations";
import type { PageDraft } from "~/features/pages/editor/page-draft";
import { PaidPartList } from "~/features/pages/editor/saving/paid-part-list";
import { useNetworkName } from "~/features/pages/editor/use-network-name";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useFindings } from "./use-findings";

/** Everything that visitors would stumble over, each mended by one press or shown where it is. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("sharing");
  const { t: tEditor } = useTranslation("editor");
  const { t: tPlan } = useTranslation("pagePlan");
  const { t: tDesign } = useTranslation("design");
  const session = usePageSession();
  const content = useContent();
  const networkName = useNetworkName();
  const findings = useFindings();
  const bytesOf = useByteFormat();

  function sentence({ kind, design, blockType, weight, title = "" }: Finding): string {
    if (kind === "paid") return tPlan("title");
    if (weight) {
      const { bytes, heaviest } = weight;
      const named = heaviest.title ?? imageName(heaviest.place);
      return t("check.heavyPage", { size: bytesOf(bytes), title: named, heaviest: bytesOf(heaviest.bytes) });
    }
    if (blockType) return t("check.emptyService", { title: tEditor(`blocks.types.${blockType}`) });
    const block = design ? tEditor(`blocks.types.${design}`) : "";
    return t(`check.${kind === "emptyBlock" ? "emptyService" : kind}`, { block, title: networkName(title) });
  }

  function imageName(place: ShownImage["place"]): string {
    if (place === "profile") return tEditor("general.picture");
    return place === "background" ? tDesign("background.title") : tEditor("blocks.types.image");
  }

  function show(finding: Finding) {
    onClose();
    session.setView(placeOf(finding, session.draft()));
  }

  return (
    <Dialog
      title={t("check.title")}
      closeLabel={tEditor("close")}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {findings.length === 0 ? (
        <p className="flex items-start gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          {t("check.good")}
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-rule">
          {findings.map((finding) => {
            const { kind, blockKey, itemKey, design, title, paid, fix } = finding;
            return (
              <li
                key={[kind, blockKey, itemKey, design, title].join(" ")}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
              >
                <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
                  <div className="min-w-0">
                    {sentence(finding)}
                    {paid ? <PaidPartList content={content} fields={paid} className="text-muted" /> : null}
                  </div>
                </div>
                {fix ? (
                  <Button size="small" onPress={() => session.changeContent(fix(session.content()))}>
                    {t("check.fix")}
                  </Button>
                ) : (
                  <Button size="small" variant="quiet" onPress={() => show(finding)}>
                    {t("check.show")}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}

/** Bytes as megabytes or kilobytes, as the reader's language writes them. */
function useByteFormat(): (bytes: number) => string {
  const { language } = useRoot();
  return (bytes) => {
    const [unit, value] =
      bytes < 1e6 ? (["kilobyte", bytes / 1e3] as const) : (["megabyte", bytes / 1e6] as const);
    const format = new Intl.NumberFormat(htmlLang(language), {
      style: "unit",
      unit,
      maximumFractionDigits: unit === "megabyte" ? 1 : 0,
    });
    return format.format(value);
  };
}

/** What is about the head of the page where it is about no block. */
const OF_PROFILE: ReadonlySet<Finding["kind"]> = new Set(["altProfile", "sampleText"]);

function placeOf(finding: Finding, draft: PageDraft): Partial<EditorViewState> {
  const { kind, blockKey, itemKey, weight, paid } = finding;
  if (blockKey) return { tab: "blocks", blockKey, itemKey: itemKey ?? null, isPreviewing: false };
  if (paid?.[0]) return { ...placeOfField(paid[0], draft), isPreviewing: false };
  return {
    tab: OF_PROFILE.has(kind) || weight?.heaviest.place === "profile" ? "general" : "design",
    isPreviewing: false,
  };
}
