import { useTranslation } from "react-i18next";
import { passFace } from "~/domain/passes/pass-face";
import { applyTemplate, type WornTemplate } from "~/domain/team/template";
import { cardMessages } from "~/features/cards/card-messages";
import { apiFetch } from "~/features/editing/api-fetch";
import { ApplePass } from "~/features/passes/apple-pass";
import { useRoot } from "~/features/shell/use-root";
import type { ResponseOf } from "~/routes/resources/contracts";
import { EffectDialog } from "./effect-dialog";
import { useLook, useLookSession } from "./look-context";
import { wornOf } from "./template-session";

type Effect = ResponseOf<"GET /dashboard-team/templates/:id/effect">;

/** Before a change is saved: how many cards and phones show it, and three of them before and after. */
export function LookEffect({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("teamLook");
  const session = useLookSession();
  const draft = useLook();
  const before = wornOf(session.store.getState().saved);

  return (
    <EffectDialog
      isOpen={isOpen}
      id={session.store.getState().stored?.id ?? ""}
      ask={(id) => apiFetch("GET /dashboard-team/templates/:id/effect", { params: { id } })}
      onClose={onClose}
      onConfirm={() => void session.save()}
    >
      {(effect) => (
        <>
          <p className="text-pretty">
            {t("effect.cards", { count: effect.cards })}
            {effect.phones > 0 ? ` ${t("effect.phones", { count: effect.phones })}` : null}
          </p>
          <ul className="flex flex-col gap-6">
            {effect.samples.map((card) => (
              <li key={card.id} className="flex flex-col gap-2">
                <h3 className="font-medium">
                  <bdi>{card.header}</bdi>
                </h3>
                <div className="grid grid-cols-2 gap-4">
                  <Shown card={card} template={before} label={t("effect.before")} />
                  <Shown card={card} template={wornOf(draft)} label={t("effect.after")} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </EffectDialog>
  );
}

/** Width of a pass in CSS px. */
const WIDTH = 150;

interface ShownProps {
  card: Effect["samples"][number];
  template: WornTemplate;
  label: string;
}

function Shown({ card, template, label }: ShownProps) {
  const { t } = useTranslation("cards");
  const { language } = useRoot();
  const shown = applyTemplate(card, template);
  const { logo, photo, banner } = shown;
  return (
    <figure className="flex flex-col items-center gap-2">
      <ApplePass
        face={passFace(shown)}
        backgroundColor={shown.backgroundColor}
        fontColor={shown.fontColor}
        images={{ logo, photo, banner }}
        names={cardMessages(language).names}
        codeUrl={card.qrUrl}
        label={t("design.applePass")}
        width={WIDTH}
      />
      <figcaption className="text-muted text-sm">{label}</figcaption>
    </figure>
  );
}
