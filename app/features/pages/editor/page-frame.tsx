import { ArrowUpRight, FilePenLine } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { freshAddress, pageUrl } from "~/domain/addresses";
import { EditorFrame } from "~/features/editing/editor-frame";
import type { HeaderItem } from "~/features/shell/open-editor-menu";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { useEditor, usePageSession } from "./editor-context";
import { PageState } from "./saving/page-state";
import { SaveButton, useOffersDraft } from "./saving/save-button";

/** The header of the page editor, above what is passed. @param props.width how wide both are at most; a class */
export function PageFrame({ width, children }: { width: string; children: ReactNode }) {
  const { t } = useTranslation("editor");
  const session = usePageSession();
  const isSaving = useEditor((state) => state.isSaving);
  const isDirty = useEditor((state) => state.isDirty);
  const meta = useEditor(({ stored }) => stored);
  const title = useEditor(({ history }) => history.present.content.profile.title.trim());
  const hasDraft = useOffersDraft();
  const saveDraft = () => void session.save();
  const viewed = meta?.state === "published" ? freshAddress(meta) : undefined;
  const items: HeaderItem[] = [];
  if (viewed)
    items.push({
      id: "view",
      label: t("view"),
      icon: <ArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />,
      href: viewed,
      target: "_blank",
    });
  const savesDraft = hasDraft && (isDirty || !meta);
  if (savesDraft)
    items.push({
      id: "draft",
      label: t("saveDraft"),
      icon: <FilePenLine aria-hidden="true" />,
      onAction: saveDraft,
    });
  return (
    <EditorFrame
      session={session}
      title={title || t(meta ? "heading" : "newPage")}
      state={<PageState />}
      address={useShownAddress()}
      width={width}
      items={items}
      primary={<SaveButton />}
      actions={
        <>
          {viewed ? (
            <a href={viewed} target="_blank" rel="noopener" className={buttonStyle({ variant: "quiet" })}>
              {t("view")}
              <ArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />
            </a>
          ) : null}
          {savesDraft ? (
            <Button variant="secondary" isDisabled={isSaving} onPress={saveDraft}>
              {t("saveDraft")}
            </Button>
          ) : null}
        </>
      }
    >
      {children}
    </EditorFrame>
  );
}

/** @returns the address of the page, or the requested one, without its scheme; undefined while there is none */
function useShownAddress(): string | undefined {
  const { siteOrigin } = useRoot();
  const url = useEditor(({ stored }) => stored?.url);
  // One derived from the title is unknown until its availability is checked.
  const wanted = useEditor(({ history }) => history.present.slug);
  const address = url ?? (wanted && pageUrl({ site: siteOrigin }, wanted));
  return address ? address.replace(/^https?:\/\//, "") : undefined;
}
