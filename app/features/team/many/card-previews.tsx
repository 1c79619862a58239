import { useTranslation } from "react-i18next";
import { CARD_DEFAULTS } from "~/domain/cards/schema";
import { direction, htmlLang } from "~/domain/languages";
import type { MemberCheck } from "~/domain/team/import/view";
import { CardFace } from "~/features/cards/card-face";
import { cardStyle } from "~/features/cards/card-style";
import { PreviewFrame } from "~/features/editing/preview-frame";
import { useRoot } from "~/features/shell/use-root";
import { isolate } from "../member-name";

/** Each card in the middle of its frame. */
const FILLED = {
  alignContent: "center",
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100vh",
  padding: 14,
} as const;

/** The first cards of a file as they will look. */
export function CardPreviews({ cards }: { cards: MemberCheck["cards"] }) {
  const { t } = useTranslation("teamMany");
  const { language } = useRoot();
  return (
    <section aria-labelledby="first-cards">
      <h3 id="first-cards" className="pb-3 font-semibold">
        {t("match.preview")}
      </h3>
      <ul className="grid gap-4 sm:grid-cols-3">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={at} className="h-56 overflow-hidden rounded-md border border-rule">
            <PreviewFrame
              title={t("match.previewOf", { who: isolate(card.header) })}
              lang={htmlLang(language)}
              dir={direction(language)}
            >
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of validated colours */}
              <style dangerouslySetInnerHTML={{ __html: cardStyle({ ...CARD_DEFAULTS, ...card }) }} />
              <main className="k" style={FILLED}>
                <CardFace card={{ ...CARD_DEFAULTS, ...card }} />
              </main>
            </PreviewFrame>
          </li>
        ))}
      </ul>
    </section>
  );
}
