import { PanelsTopLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cardFromPage } from "~/domain/cards/from-page";
import { withoutSamples } from "~/domain/pages/samples";
import type { PageContent } from "~/domain/pages/schema";
import { readDraft } from "~/features/editing/local-draft";
import { parseStoredDraft } from "~/features/pages/editor/saving/stored-draft";
import { useThemes } from "~/features/pages/editor/themes/use-themes";
import { waitingNames } from "~/features/pages/start/waiting-page";
import { Button } from "~/ui/button";
import { useToasts } from "~/ui/toast-queue";
import { useCardSession } from "./card-context";
import { takenFromPage } from "./edited-card";

/** Without an account: offers to make the card of the page that was begun in this browser. */
export function FromBegunPage() {
  const [page] = useState(begunPage);
  return page?.profile.title ? <Offer page={page} /> : null;
}

function begunPage(): PageContent | null {
  for (const name of waitingNames(undefined)) {
    const draft = readDraft(name, parseStoredDraft);
    if (draft) return draft.value.content;
  }
  return null;
}

function Offer({ page }: { page: PageContent }) {
  const { t } = useTranslation("cards");
  const { draft, change, edit } = useCardSession();
  const toasts = useToasts();
  const themes = useThemes();
  const { title } = page.profile;

  function take() {
    const before = draft();
    const templates = themes.kind === "there" ? themes.result.templates : [];
    const template = templates.find(({ id }) => id === page.prefillId);
    const { card, prefill } = cardFromPage(withoutSamples(page).content, template);
    // Its images belong to the page editor, and the page has no id to link to yet.
    change({ ...takenFromPage(before, card, null), prefill });
    toasts.show({
      type: "success",
      title: t("fromPage.done", { page: title }),
      action: { label: t("fromPage.undo"), onAction: () => edit(before) },
    });
  }

  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-sunken p-4 sm:flex-row sm:items-center sm:justify-between">
      <p className="text-pretty text-muted">{t("fromPage.offer")}</p>
      <Button icon={<PanelsTopLeft />} isDisabled={themes.kind === "loading"} onPress={take}>
        {t("fromPage.action")}
      </Button>
    </div>
  );
}
