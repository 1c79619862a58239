import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageFollower } from "~/domain/team/page-template";
import { apiFetch } from "~/features/editing/api-fetch";
import type { EditingSession } from "~/features/editing/session/editing-session";
import { useSession } from "~/features/editing/session/use-editing-session";
import { FollowDialog } from "~/features/looks/follow-dialog";
import { Button } from "~/ui/button";
import { Section } from "~/ui/section";
import type { PageTemplateEditing } from "./page-template-session";

/** The number of pages that follow the look, and a link to change which ones. */
export function LookPages({ session }: { session: EditingSession<PageTemplateEditing> }) {
  const { t } = useTranslation("teamLook");
  const id = useSession(session, ({ stored }) => stored?.id ?? "");
  const count = useSession(session, ({ stored }) => stored?.pages ?? 0);
  const [list, setList] = useState<PageFollower[] | undefined>();
  const [isOpen, setOpen] = useState(false);

  async function refresh(): Promise<void> {
    const { stored } = session.store.getState();
    const read = stored && (await apiFetch("GET /dashboard-team/page-templates/:id", { params: { id } }));
    if (stored && read?.ok)
      session.store.dispatch({
        type: "refreshed",
        correct: (draft) => draft,
        stored: { ...stored, pages: read.value.pages },
      });
  }

  function open(): void {
    setOpen(true);
    setList(undefined);
    void apiFetch("GET /dashboard-team/page-templates/:id/pages", { params: { id } }).then((result) => {
      if (result.ok) setList(result.value);
    });
  }

  return (
    <Section
      title={t("pages.title")}
      description={count > 0 ? t("pages.number", { number: count }) : t("pages.none")}
    >
      <div>
        <Button onPress={open}>{t("pages.choose")}</Button>
      </div>
      {isOpen ? (
        <FollowDialog
          key={list ? "list" : "none"}
          title={t("pages.title")}
          text={t("pages.text")}
          done={t("pages.done")}
          list={list?.map(({ id: page, title, slug, template }) => ({
            id: page,
            label: title || slug,
            detail: title ? slug : "",
            follows: template === id,
            isElsewhere: template !== undefined && template !== id,
          }))}
          send={(pages, follows) =>
            apiFetch("PUT /dashboard-team/page-templates/:id/pages", {
              params: { id },
              body: { pages, follows },
            })
          }
          onDone={refresh}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Section>
  );
}
