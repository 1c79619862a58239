import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Follower } from "~/domain/team/template";
import { apiFetch } from "~/features/editing/api-fetch";
import { useSession } from "~/features/editing/session/use-editing-session";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Section } from "~/ui/section";
import { FollowDialog } from "./follow-dialog";
import { useLookSession } from "./look-context";

/** How many cards follow the look, and the ways to have more or fewer of them do so. */
export function LookCards() {
  const { t } = useTranslation("teamLook");
  const path = useLocalPath();
  const session = useLookSession();
  const id = useSession(session, ({ stored }) => stored?.id ?? "");
  const count = useSession(session, ({ stored }) => stored?.cards ?? 0);
  const [list, setList] = useState<Follower[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t("follow.title")} description={count > 0 ? t("cards", { count }) : t("noCards")}>
      <div className="flex flex-wrap gap-2">
        <Button
          onPress={() => {
            setOpen(true);
            setList(null);
            void apiFetch("GET /dashboard-team/templates/:id/cards", { params: { id } }).then((result) => {
              if (result.ok) setList(result.value);
            });
          }}
        >
          {t("follow.choose")}
        </Button>
        <LinkButton href={path(`/editor-business-card?template=${id}`)}>{t("follow.make")}</LinkButton>
      </div>
      {isOpen ? (
        <Choice key={list ? "list" : "none"} id={id} list={list} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  );
}

interface ChoiceProps {
  id: string;
  list: Follower[] | null;
  onClose: () => void;
}

/** The owner's cards: those that are ticked follow the look. */
function Choice({ id, list, onClose }: ChoiceProps) {
  const { t } = useTranslation("teamLook");
  const session = useLookSession();

  async function refresh(): Promise<void> {
    const { stored } = session.store.getState();
    const read = stored && (await apiFetch("GET /dashboard-team/templates/:id", { params: { id } }));
    if (stored && read?.ok)
      session.store.dispatch({
        type: "refreshed",
        correct: (draft) => draft,
        stored: { ...stored, cards: read.value.cards },
      });
  }

  return (
    <FollowDialog
      title={t("follow.title")}
      text={t("follow.text")}
      done={t("follow.done")}
      list={list?.map(({ hash, title, header, template }) => ({
        id: hash,
        label: title || header,
        detail: title === header ? "" : header,
        follows: template === id,
        isElsewhere: template !== undefined && template !== id,
      }))}
      send={(cards, follows) =>
        apiFetch("PUT /dashboard-team/templates/:id/cards", { params: { id }, body: { cards, follows } })
      }
      onDone={refresh}
      onClose={onClose}
    />
  );
}
