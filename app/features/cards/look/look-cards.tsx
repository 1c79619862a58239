import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { Follower } from "~/domain/team/template";
import { apiFetch } from "~/features/editing/api-fetch";
import { useSession } from "~/features/editing/session/use-editing-session";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";
import { Section } from "~/ui/section";
import { Spinner } from "~/ui/spinner";
import { useToasts } from "~/ui/toast-queue";
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
  const { t } = useTranslation(["teamLook", "errors"]);
  const session = useLookSession();
  const toasts = useToasts();
  const follows = (list ?? []).filter(({ template }) => template === id).map(({ hash }) => hash);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(follows));
  const [isPending, setPending] = useState(false);

  async function apply(): Promise<void> {
    setPending(true);
    const added = [...chosen].filter((hash) => !follows.includes(hash));
    const removed = follows.filter((hash) => !chosen.has(hash));
    const isDone = (await send(added, true)) && (await send(removed, false));
    setPending(false);
    if (!isDone) return;
    const { stored } = session.store.getState();
    const read = stored && (await apiFetch("GET /dashboard-team/templates/:id", { params: { id } }));
    if (stored && read?.ok)
      session.store.dispatch({
        type: "refreshed",
        correct: (draft) => draft,
        stored: { ...stored, cards: read.value.cards },
      });
    toasts.show({ type: "success", title: t("follow.done") });
    onClose();
  }

  async function send(cards: string[], isFollowing: boolean): Promise<boolean> {
    for (let i = 0; i < cards.length; i += LIMITS.templateCards) {
      const body = { cards: cards.slice(i, i + LIMITS.templateCards), follows: isFollowing };
      const result = await apiFetch("PUT /dashboard-team/templates/:id/cards", { params: { id }, body });
      if (result.ok) continue;
      const { messageKey, params } = result.error;
      toasts.show({ type: "error", title: t(`errors:${messageKey}`, params ?? {}) });
      return false;
    }
    return true;
  }

  const toggle = (hash: string, isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isOn) next.add(hash);
      else next.delete(hash);
      return next;
    });
  return (
    <Dialog
      title={t("follow.title")}
      description={t("follow.text")}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={t("editor.saving")}
            onPress={() => void apply()}
          >
            {t("follow.apply")}
          </Button>
        </>
      }
    >
      {list ? (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-2">
            <Button size="small" onPress={() => setChosen(new Set(list.map(({ hash }) => hash)))}>
              {t("follow.all")}
            </Button>
            <Button size="small" onPress={() => setChosen(new Set())}>
              {t("follow.none")}
            </Button>
          </div>
          <ul className="flex flex-col gap-3">
            {list.map(({ hash, title, header, template }) => (
              <li key={hash}>
                <Checkbox
                  label={<bdi>{title || header}</bdi>}
                  description={
                    template && template !== id ? t("follow.other") : title === header ? undefined : header
                  }
                  isSelected={chosen.has(hash)}
                  onChange={(isOn) => toggle(hash, isOn)}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
