import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardFromPage } from "~/domain/cards/from-page";
import { cardWords } from "~/features/cards/card-words";
import { EditorFootBar } from "~/features/editing/editor-foot-bar";
import { LeaveDialog } from "~/features/editing/leave-dialog";
import { LazyBrandSigns } from "~/features/pages/blocks/lazy-brand-signs";
import { useRoot } from "~/features/shell/use-root";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { Dialog } from "~/ui/dialog";
import { Tabs } from "~/ui/tabs";
import { CardConflict } from "./card-conflict";
import { CardPreview } from "./card-preview";
import { CodeTab } from "./code-tab";
import { ContactsTab } from "./contacts-tab";
import { DesignTab } from "./design-tab";
import { EditorBar } from "./editor-bar";
import { GeneralTab } from "./general-tab";
import { logoFromPage } from "./page-logo";
import { PaidCardDialog } from "./paid-card-dialog";
import { PlanNotice } from "./plan-notice";
import { type CardEditorData, useCardEditor } from "./use-card-editor";
import type { CardTab } from "./use-card-problems";
import { isPageLost, usePageOptions } from "./use-page-options";

interface CardEditorProps extends CardEditorData {
  /** The user's pages; none without an account. */
  pages: PageOption[];
  /** The picture of the page that a new card is made from. */
  logo?: CardFromPage["logo"];
}

/** The screen on which a card is made and changed: its tabs, and beside them the card as visitors see it. */
export function CardEditor({ pages: start, logo = null, ...data }: CardEditorProps) {
  const { t } = useTranslation("cards");
  const { language } = useRoot();
  const editor = useCardEditor(data);
  const { tab, saving, card, problems } = editor;
  const pages = usePageOptions(start, `${tab === "code"} ${saving.version} ${saving.failure?.messageKey}`);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  useLogoFromPage(editor, logo);
  const { names } = cardWords(language);
  const isMarked = (of: CardTab) =>
    problems.isMarked(of) || (of === "code" && isPageLost(card.pageId, pages));
  const badge = (of: CardTab) => (isMarked(of) ? <span className="size-2 rounded-full bg-danger" /> : null);
  return (
    <>
      <EditorBar editor={editor} />
      <div className="mx-auto grid w-full max-w-7xl flex-1 items-start gap-12 px-5 py-6 max-[1024px]:pb-28 sm:px-8 min-[1025px]:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_35rem] min-[1025px]:py-8">
        <div className="flex min-w-0 flex-col gap-6">
          <PlanNotice editor={editor} />
          <Tabs
            label={t("editor.label")}
            selectedKey={tab}
            onSelectionChange={(chosen) => editor.setTab(chosen as CardTab)}
            tabs={[
              {
                id: "general",
                label: t("editor.tabs.general"),
                badge: badge("general"),
                content: <GeneralTab editor={editor} pages={pages} />,
              },
              {
                id: "design",
                label: t("editor.tabs.design"),
                badge: badge("design"),
                content: <DesignTab editor={editor} />,
              },
              {
                id: "contacts",
                label: t("editor.tabs.contacts"),
                badge: badge("contacts"),
                content: (
                  <LazyBrandSigns isNeeded={tab === "contacts"}>
                    <ContactsTab editor={editor} names={names} />
                  </LazyBrandSigns>
                ),
              },
              {
                id: "code",
                label: t("editor.tabs.code"),
                badge: badge("code"),
                content: <CodeTab editor={editor} pages={pages} />,
              },
            ]}
          />
        </div>
        <aside aria-label={t("editor.preview")} className="sticky top-36 max-[1024px]:hidden">
          <CardPreview editor={editor} pages={pages} />
        </aside>
      </div>
      <EditorFootBar
        editing={editor.editing}
        label={t("editor.preview")}
        onPreview={() => setPreviewOpen(true)}
      />
      <Dialog
        title={t("editor.preview")}
        closeLabel={t("editor.close")}
        isOpen={isPreviewOpen}
        onOpenChange={setPreviewOpen}
      >
        <CardPreview editor={editor} pages={pages} width={264} />
      </Dialog>
      <PaidCardDialog editor={editor} />
      <CardConflict editor={editor} />
      <LeaveDialog warning={editor.warning} />
    </>
  );
}

/** A card that starts from a page gets its picture once the browser has it. */
function useLogoFromPage({ change, latest }: ReturnType<typeof useCardEditor>, logo: CardFromPage["logo"]) {
  const isTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (isTaken.current || !logo) return;
    isTaken.current = true;
    void logoFromPage(logo).then((address) => {
      if (address && !latest.current.logo) change({ logo: address });
    });
  }, []);
}
