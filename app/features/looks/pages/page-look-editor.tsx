import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { emptyPage, type PageContent } from "~/domain/pages/schema";
import { applyPageTemplate, type PageTemplateView, TEMPLATE_BLOCKS } from "~/domain/team/page-template";
import { apiFetch } from "~/features/editing/api-fetch";
import { EditorFootBar } from "~/features/editing/editor-foot-bar";
import type { EditingSession } from "~/features/editing/session/editing-session";
import { SessionNotices } from "~/features/editing/session/session-notices";
import { SessionQuestions } from "~/features/editing/session/session-questions";
import { useEditingSession, useSession } from "~/features/editing/session/use-editing-session";
import { LookFrame } from "~/features/looks/look-frame";
import { LazyBrandIcons } from "~/features/networks/lazy-brand-icons";
import { BlocksTab } from "~/features/pages/editor/blocks/blocks-tab";
import { EditorContext, lookParts, useFieldError } from "~/features/pages/editor/editor-context";
import { startingView } from "~/features/pages/editor/editor-view";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { ThemesTab } from "~/features/pages/editor/themes/themes-tab";
import { useShownContent } from "~/features/pages/editor/themes/use-shown-content";
import { useRoot } from "~/features/shell/use-root";
import { Dialog } from "~/ui/dialog";
import { Section } from "~/ui/section";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import { LookPages } from "./look-pages";
import { PageLookEffect } from "./page-look-effect";
import {
  editedPageTemplateOf,
  laidOf,
  OWN_BLOCKS,
  PAGE_TEMPLATE_EDITING,
  type PageTemplateEditing,
} from "./page-template-session";

type LookSession = EditingSession<PageTemplateEditing>;

/** The screen on which the owner of a team decides how its pages look. */
export function PageLookEditor({ template }: { template: PageTemplateView }) {
  const { t } = useTranslation(["teamLook", "editor"]);
  const { user } = useRoot();
  const [start] = useState(() => ({ draft: editedPageTemplateOf(template), stored: template }));
  const [isAsking, setAsking] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { session, warning } = useEditingSession(PAGE_TEMPLATE_EDITING, {
    start,
    view: startingView("blocks"),
    onSaveKey: () => save(),
    onStored: () => session.say({ type: "success", title: t("editor.saved") }),
  });
  const parts = useMemo(() => lookParts(session), [session]);

  /** A change that pages show is looked at first. */
  function save(): void {
    const { stored, isDirty } = session.store.getState();
    if (isDirty && (stored?.pages ?? 0) > 0) setAsking(true);
    else void session.save();
  }

  return (
    <EditorContext.Provider value={parts}>
      <Frame session={session} onSave={save}>
        <div className="mx-auto grid w-full max-w-7xl flex-1 items-start gap-12 px-5 py-6 max-[1024px]:pb-28 sm:px-8 min-[1025px]:grid-cols-[minmax(0,1fr)_18rem] min-[1025px]:py-8">
          <div className="flex min-w-0 flex-col gap-6">
            <SessionNotices session={session} />
            {user?.isPaid ? null : <p className="max-w-prose text-pretty">{t("pages.paused")}</p>}
            <General session={session} />
            <div className="flex flex-col">
              <LookPages session={session} />
              <Section title={t("pages.blocks")} description={t("pages.blocksText")}>
                <LazyBrandIcons isNeeded>
                  <BlocksTab types={TEMPLATE_BLOCKS} fixed={{ key: OWN_BLOCKS.key, name: t("pages.own") }} />
                </LazyBrandIcons>
              </Section>
              <Theme session={session} />
            </div>
          </div>
          <aside aria-label={t("editor:preview.label")} className="sticky top-24 max-[1024px]:hidden">
            <Preview session={session} />
          </aside>
        </div>
        <EditorFootBar
          session={session}
          label={t("editor:preview.show")}
          onPreview={() => setPreviewOpen(true)}
        />
        <Dialog
          title={t("editor:preview.label")}
          closeLabel={t("close")}
          isOpen={isPreviewOpen}
          onOpenChange={setPreviewOpen}
        >
          <Preview session={session} />
        </Dialog>
        <PageLookEffect session={session} isOpen={isAsking} onClose={() => setAsking(false)} />
        <SessionQuestions session={session} warning={warning} paidDialog={null} />
      </Frame>
    </EditorContext.Provider>
  );
}

interface FrameProps {
  session: LookSession;
  onSave: () => void;
  children: ReactNode;
}

function Frame({ session, onSave, children }: FrameProps) {
  const { t } = useTranslation("teamLook");
  const name = useSession(session, ({ history }) => history.present.name);
  const id = useSession(session, ({ stored }) => stored?.id ?? "");
  const count = useSession(session, ({ stored }) => stored?.pages ?? 0);
  return (
    <LookFrame
      session={session}
      name={name}
      removal={count > 0 ? t("pages.removal") : t("pages.none")}
      onSave={onSave}
      onRemove={() => apiFetch("DELETE /dashboard-team/page-templates/:id", { params: { id } })}
    >
      {children}
    </LookFrame>
  );
}

function General({ session }: { session: LookSession }) {
  const { t } = useTranslation("teamLook");
  const name = useSession(session, ({ history }) => history.present.name);
  const errorOf = useFieldError();
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <p className="max-w-prose text-pretty text-muted">{t("pages.help")}</p>
      <TextField
        label={t("editor.name")}
        value={name}
        onChange={(typed) => session.edit({ ...session.draft(), name: typed }, "name")}
        onBlur={() => session.leave("name")}
        error={errorOf({ tab: "general", name: "name" })}
        counter={LIMITS.templateName}
        isRequired
      />
    </div>
  );
}

function Theme({ session }: { session: LookSession }) {
  const { t } = useTranslation("teamLook");
  const isThemeLocked = useSession(session, ({ history }) => history.present.isThemeLocked);
  const sample = useSample(session);
  return (
    <Section title={t("pages.theme")}>
      <Switch
        label={t("pages.lockTheme")}
        description={t("pages.lockThemeHelp")}
        isSelected={isThemeLocked}
        onChange={(isOn) => session.edit({ ...session.draft(), isThemeLocked: isOn })}
      />
      {isThemeLocked ? <ThemesTab hasTemplates={false} sample={sample} /> : null}
    </Section>
  );
}

function Preview({ session }: { session: LookSession }) {
  const { t } = useTranslation("editor");
  return <ThemeThumb content={useSample(session)} title={t("preview.label")} />;
}

/** A page with the look on it. */
function useSample(session: LookSession): PageContent {
  const draft = useSession(session, ({ history }) => history.present);
  const [empty] = useState(emptyPage);
  const page = useShownContent(empty);
  return useMemo(() => applyPageTemplate(page, laidOf(draft)), [page, draft]);
}
