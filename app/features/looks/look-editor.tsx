import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { TEMPLATE_IMAGES, type TemplateView } from "~/domain/team/template";
import { cardMessages } from "~/features/cards/card-messages";
import { CardEditorContext } from "~/features/cards/editor/card-context";
import { CardImageField } from "~/features/cards/editor/card-image-field";
import { CardPreview } from "~/features/cards/editor/card-preview";
import { ContactsTab } from "~/features/cards/editor/contacts-tab";
import { Arrangement, CardColors } from "~/features/cards/editor/design-tab";
import { apiFetch } from "~/features/editing/api-fetch";
import { EditorFootBar } from "~/features/editing/editor-foot-bar";
import { SessionNotices } from "~/features/editing/session/session-notices";
import { SessionQuestions } from "~/features/editing/session/session-questions";
import { useEditingSession, useSession } from "~/features/editing/session/use-editing-session";
import { LazyBrandIcons } from "~/features/networks/lazy-brand-icons";
import { useRoot } from "~/features/shell/use-root";
import { Dialog } from "~/ui/dialog";
import { Section } from "~/ui/section";
import { LookCards } from "./look-cards";
import { LookContext, useLook, useLookSession } from "./look-context";
import { LookEffect } from "./look-effect";
import { LookFrame } from "./look-frame";
import { LookGeneral } from "./look-general";
import { ModeChoice, PartMode } from "./mode-choice";
import { editedTemplateOf, fieldsOf, TEMPLATE_EDITING } from "./template-session";

/** The screen on which the owner of a team decides how its cards look. */
export function LookEditor({ template }: { template: TemplateView }) {
  const { t } = useTranslation(["teamLook", "cards"]);
  const { language, user } = useRoot();
  const [start] = useState(() => ({ draft: editedTemplateOf(template), stored: template }));
  const [isAsking, setAsking] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { session, warning } = useEditingSession(TEMPLATE_EDITING, {
    start,
    view: {},
    onSaveKey: () => save(),
    onStored: () => session.say({ type: "success", title: t("editor.saved") }),
  });
  const fields = useMemo(() => fieldsOf(session), [session]);
  const { names } = cardMessages(language);
  const isReadOnly = !user?.isPaid;

  /** A change that cards show is looked at first. */
  function save(): void {
    const { stored, isDirty } = session.store.getState();
    if (isDirty && (stored?.cards ?? 0) > 0) setAsking(true);
    else void session.save();
  }

  return (
    <LookContext.Provider value={session}>
      <CardEditorContext.Provider value={fields}>
        <CardLookFrame onSave={save}>
          <div className="mx-auto grid w-full max-w-7xl flex-1 items-start gap-12 px-5 py-6 max-[1024px]:pb-28 sm:px-8 min-[1025px]:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_35rem] min-[1025px]:py-8">
            <div className="flex min-w-0 flex-col gap-6">
              <SessionNotices session={session} />
              {isReadOnly ? <p className="max-w-prose text-pretty">{t("paused")}</p> : null}
              <LookGeneral />
              <div className="flex flex-col">
                <LookCards />
                <Section title={t("cards:design.arrangement")}>
                  <PartMode part="design" name={t("cards:design.arrangement")} />
                  <Arrangement />
                </Section>
                <Section title={t("cards:design.colors")}>
                  <PartMode part="colors" name={t("cards:design.colors")} />
                  <CardColors />
                </Section>
                <Section title={t("cards:design.pictures")}>
                  <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
                    {TEMPLATE_IMAGES.map((slot) => (
                      <div key={slot} className="flex flex-col gap-3">
                        <CardImageField slot={slot} />
                        <PartMode part={slot} name={t(`cards:design.slots.${slot}`)} />
                      </div>
                    ))}
                  </div>
                </Section>
                <Section title={t("editor.contacts")} description={t("editor.contactsText")}>
                  <LazyBrandIcons isNeeded>
                    <ContactsTab
                      names={names}
                      max={LIMITS.templateContacts}
                      renderMore={(contact) => (
                        <ContactMode contact={contact.key} name={names[contact.name] ?? contact.name} />
                      )}
                    />
                  </LazyBrandIcons>
                </Section>
              </div>
            </div>
            <aside aria-label={t("cards:editor.preview")} className="sticky top-24 max-[1024px]:hidden">
              <CardPreview pages={[]} />
            </aside>
          </div>
          <EditorFootBar
            session={session}
            label={t("cards:editor.preview")}
            onPreview={() => setPreviewOpen(true)}
          />
          <Dialog
            title={t("cards:editor.preview")}
            closeLabel={t("close")}
            isOpen={isPreviewOpen}
            onOpenChange={setPreviewOpen}
          >
            <CardPreview pages={[]} width={264} />
          </Dialog>
          <LookEffect isOpen={isAsking} onClose={() => setAsking(false)} />
          <SessionQuestions session={session} warning={warning} paidDialog={null} />
        </CardLookFrame>
      </CardEditorContext.Provider>
    </LookContext.Provider>
  );
}

function ContactMode({ contact, name }: { contact: string; name: string }) {
  const { draft, edit } = useLookSession();
  const { contactModes } = useLook();
  return (
    <ModeChoice
      name={name}
      value={contactModes[contact] ?? "prefilled"}
      onChange={(mode) => edit({ ...draft(), contactModes: { ...draft().contactModes, [contact]: mode } })}
    />
  );
}

function CardLookFrame({ onSave, children }: { onSave: () => void; children: ReactNode }) {
  const { t } = useTranslation("teamLook");
  const session = useLookSession();
  const { name } = useLook();
  const id = useSession(session, ({ stored }) => stored?.id ?? "");
  const count = useSession(session, ({ stored }) => stored?.cards ?? 0);
  return (
    <LookFrame
      session={session}
      name={name}
      removal={count > 0 ? t("remove.text", { count }) : t("remove.unused")}
      onSave={onSave}
      onRemove={() => apiFetch("DELETE /dashboard-team/templates/:id", { params: { id } })}
    >
      {children}
    </LookFrame>
  );
}
