import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { Button } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Skeleton } from "~/ui/skeleton";
import { useNumber } from "~/ui/use-number";
import { titleOf } from "../list/row-parts";
import type { Bulk } from "../list/use-bulk";
import type { ListedItem } from "../list/use-contact-list";
import { useIsTeamList } from "../use-is-team-list";
import { ContactParts } from "./contact-parts";
import { useContact } from "./use-contact";

/** Called after the drawer is closed, and has returned the focus. */
const LEAVES_MS = 300;

interface ContactDrawerProps {
  /** Of the contact that is open. */
  id: string | null;
  /** What the list shows of it, until all of it is there. */
  listed: ListedItem | undefined;
  isActing: boolean;
  bulk: Bulk;
  onClose: () => void;
  onOpen: (id: string) => void;
  onChanged: (contact: ListedItem) => void;
  /** It no longer exists. */
  onGone: (id: string) => void;
  /** Reloads the list: contacts were merged or separated. */
  onReload: () => void;
}

/** One contact: all that is known of it, and what is written on it. */
export function ContactDrawer(props: ContactDrawerProps) {
  const { id, listed, isActing, bulk, onClose, onOpen, onChanged, onGone, onReload } = props;
  const { t } = useTranslation("contactList");
  const notices = useListNotices();
  const isTeam = useIsTeamList();
  const number = useNumber();
  const { contact, state, reload, change, join } = useContact({ id, isActing, onChanged, onGone });
  // While it closes it still shows what it showed.
  const last = useRef(listed);
  if (id) last.current = contact ?? listed;
  const shown = last.current;
  // Contacts merged into it are deleted with it.
  const together = 1 + (contact?.meetings.filter(({ mergedInto }) => mergedInto === contact.id).length ?? 0);
  const title = shown ? titleOf(shown) || t("unnamed") : t("title");
  const work = shown ? [shown.position, shown.company].filter((part) => part && part !== title) : [];

  // After it closes the focus returns to its row; without any focus, the first row gets it.
  const opened = useRef(id);
  useEffect(() => {
    const closed = id === null ? opened.current : null;
    opened.current = id;
    if (!closed) return;
    const timer = setTimeout(() => focusRow(closed), LEAVES_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <Drawer
      title={<bdi>{title}</bdi>}
      description={work.length > 0 ? <bdi>{work.join(" · ")}</bdi> : undefined}
      closeLabel={t("close")}
      isOpen={id !== null}
      onClose={onClose}
      footer={
        contact && !isActing && !isTeam ? (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            className="-ms-4 text-danger!"
            onPress={async () => {
              if (await bulk.remove([contact.id])) onClose();
            }}
          >
            {together > 1
              ? t("bulk.deleteMany", { count: together, n: number(together) })
              : t("drawer.delete")}
          </Button>
        ) : null
      }
    >
      {contact ? (
        <ContactParts
          // Another contact's note and tags are separate fields.
          key={contact.id}
          contact={contact}
          isActing={isActing}
          onOpen={onOpen}
          onChange={async (changes) => {
            const result = await change(contact.id, changes);
            if (result.ok) return null;
            notices.failed(result.error);
            return result.error;
          }}
          onJoin={async (isOne) => {
            const result = await join(isOne, isOne ? contact.id : (contact.mergedInto ?? contact.id));
            if (!result.ok) return void notices.failed(result.error);
            notices.done(t(isOne ? "meetings.didMerge" : "meetings.didUnmerge"));
            onReload();
          }}
          onRelease={async () => {
            if (await bulk.release([contact.id])) reload();
          }}
        />
      ) : state === "loading" ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{t("loading")}</span>
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>{t(state === "gone" ? "drawer.gone" : "drawer.failed")}</p>
          {state === "failed" ? <Button onPress={reload}>{t("tryAgain")}</Button> : null}
        </div>
      )}
    </Drawer>
  );
}

const ROW = "main [role=grid] [role=row]";

function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`${ROW}[data-key="${CSS.escape(id)}"]`);
  const active = document.activeElement;
  if (row) {
    // A cell that was pressed would be framed by itself.
    if (!row.contains(active) || active?.matches("[role=gridcell], [role=rowheader]")) row.focus();
  } else if (active === document.body) document.querySelector<HTMLElement>(`${ROW}[tabindex]`)?.focus();
}
