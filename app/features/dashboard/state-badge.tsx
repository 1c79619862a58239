import { useTranslation } from "react-i18next";
import type { PageState } from "~/domain/pages/state";
import { Badge, type BadgeTone } from "~/ui/badge";

const tones: Record<PageState, BadgeTone> = {
  published: "success",
  unpublished: "neutral",
  expired: "warn",
  suspended: "danger",
  deleted: "danger",
};

/** What visitors get of a page at present. */
export function StateBadge({ state }: { state: PageState }) {
  const { t } = useTranslation("dashboard");
  return (
    <Badge tone={tones[state]} hasDot>
      {t(`pages.state.${state}`)}
    </Badge>
  );
}
