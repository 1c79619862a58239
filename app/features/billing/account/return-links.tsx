import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { cardEditorPath, pageEditorPath, shareCardPath } from "~/domain/screen-paths";
import { useRoot } from "~/features/shell/use-root";
import { isolatedName } from "~/i18n/isolated";
import { useLocalPath } from "~/i18n/use-path";
import type { ReturnSteps } from "~/server/services/billing/list-return-steps.server";
import { LinkButton } from "~/ui/link-button";
import { storedReturnPlace } from "./return-place";

/**
 * The page to be published and the card to be shared, by name, with the links to them, to the screen where the purchase
 * began and to an empty team. The first link is the primary one.
 */
export function ReturnLinks({ steps }: { steps: ReturnSteps }) {
  const { t } = useTranslation("billing");
  const path = useLocalPath();
  const { language } = useRoot();
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(storedReturnPlace()), []);
  const draft = steps.drafts.find(({ id }) => back === pageEditorPath(id)) ?? steps.drafts[0];
  // A card that the purchase began at is saved in its editor, once that is open again.
  const isBegun = steps.cards.some(({ hash }) => back === cardEditorPath(hash));
  const card = isBegun || draft ? undefined : steps.cards[0];
  const links = [
    draft && { href: pageEditorPath(draft.id), text: t("returned.publish") },
    back && { href: back, text: t("returned.go") },
    card && { href: shareCardPath(card.hash), text: t("returned.share") },
    steps.hasEmptyTeam && { href: TEAM, text: t("returned.team") },
  ].filter((link) => !!link);
  const shown = links.length > 0 ? links : [{ href: "/dashboard", text: t("returned.dashboard") }];
  const named = [
    draft && t("returned.draft", { title: isolatedName(language, draft.title) }),
    card && t("returned.card", { title: isolatedName(language, card.title) }),
  ].filter(Boolean);
  return (
    <>
      {named.map((text) => (
        <p key={text} className="wrap-anywhere text-pretty">
          {text}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        {shown.filter(isFirstTo).map(({ href, text }, i) => (
          <LinkButton key={href} href={path(href)} variant={i === 0 ? "primary" : "secondary"}>
            {text}
          </LinkButton>
        ))}
      </div>
    </>
  );
}

interface Step {
  href: string;
  text: string;
}

/** Two steps may lead to one screen; the first names it better. */
const isFirstTo = ({ href }: Step, at: number, steps: readonly Step[]) =>
  steps.findIndex((step) => step.href === href) === at;

const TEAM = "/dashboard-team";
