import { useTranslation } from "react-i18next";
import { applyPageTemplate, type PageTemplateContent } from "~/domain/team/page-template";
import { apiFetch } from "~/features/editing/api-fetch";
import type { EditingSession } from "~/features/editing/session/editing-session";
import { useSession } from "~/features/editing/session/use-editing-session";
import { EffectDialog } from "~/features/looks/effect-dialog";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import type { ResponseOf } from "~/routes/resources/contracts";
import { laidOf, type PageTemplateEditing } from "./page-template-session";

type Effect = ResponseOf<"GET /dashboard-team/page-templates/:id/effect">;

interface PageLookEffectProps {
  session: EditingSession<PageTemplateEditing>;
  isOpen: boolean;
  onClose: () => void;
}

/** Before a change is saved: how many pages show it, and three of them before and after. */
export function PageLookEffect({ session, isOpen, onClose }: PageLookEffectProps) {
  const { t } = useTranslation("teamLook");
  const draft = useSession(session, ({ history }) => history.present);
  const saved = useSession(session, (state) => state.saved);
  const id = useSession(session, ({ stored }) => stored?.id ?? "");

  return (
    <EffectDialog
      isOpen={isOpen}
      id={id}
      ask={(look) => apiFetch("GET /dashboard-team/page-templates/:id/effect", { params: { id: look } })}
      onClose={onClose}
      onConfirm={() => void session.save()}
    >
      {(effect) => (
        <>
          <p className="text-pretty">{t("pages.effect", { number: effect.pages })}</p>
          <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {effect.samples.map((page) => (
              <li key={page.id} className="flex flex-col gap-2">
                <h3 className="font-medium">
                  <bdi>{page.profile.title || page.slug}</bdi>
                </h3>
                <div className="grid max-w-sm grid-cols-2 gap-4">
                  <Shown page={page} look={laidOf(saved)} label={t("effect.before")} />
                  <Shown page={page} look={laidOf(draft)} label={t("effect.after")} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </EffectDialog>
  );
}

interface ShownProps {
  page: Effect["samples"][number];
  look: PageTemplateContent;
  label: string;
}

function Shown({ page, look, label }: ShownProps) {
  return (
    <figure className="flex flex-col items-center gap-2">
      <ThemeThumb content={applyPageTemplate(page, look)} title={label} />
      <figcaption className="text-muted text-sm">{label}</figcaption>
    </figure>
  );
}
