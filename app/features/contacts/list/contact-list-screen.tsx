import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardTeam } from "~/domain/team/member";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { openPlans } from "~/features/shell/open-plans";
import { useRoot } from "~/features/shell/use-root";
import type { ContactOverview } from "~/server/services/contacts/contact-overview.server";
import type { ContactStart } from "~/server/services/contacts/find-contact-start.server";
import { EmptyState } from "~/ui/empty-state";
import { type FileDialog, FileDialogs } from "../files/file-dialogs";
import { ContactDrawer } from "../one/contact-drawer";
import { ContactSettingsDialog } from "../settings/contact-settings-dialog";
import { BulkBar } from "./bulk-bar";
import { ContactTable } from "./contact-table";
import { EmptyContacts } from "./empty-contacts";
import { FilterBar } from "./filter-bar";
import { HandDialog } from "./hand-dialog";
import { ListHead } from "./list-head";
import { ListNotes } from "./list-notes";
import { MoreContacts } from "./more-contacts";
import { NothingFits } from "./nothing-fits";
import { TeamChoice } from "./team-choice";
import { useBulk } from "./use-bulk";
import { useContactFilter } from "./use-contact-filter";
import { type ContactPage, useContactList } from "./use-contact-list";
import { useCounts } from "./use-counts";
import { useSelection } from "./use-selection";

export interface ContactListScreenProps {
  start: ContactPage;
  counts: ContactOverview & { count: number };
  /** The sources of contacts; null while there are contacts. */
  first: ContactStart | null;
  /** The teams in which the user is a member. */
  teams: CardTeam[];
}

/** The user's contacts: searched, filtered, and one of them in a drawer. */
export function ContactListScreen({ start, counts: startCounts, first, teams }: ContactListScreenProps) {
  const { t } = useTranslation("contactList");
  const { user } = useRoot();
  const notices = useListNotices();
  const { filter, key, isNarrowed, open, ...address } = useContactFilter();
  const counts = useCounts({ start: startCounts, filter, key });
  const list = useContactList({
    ...{ start, filter, key, onFailed: notices.failed },
    onGone: (ids) => {
      selection.drop(ids);
      counts.reload();
    },
  });
  const selection = useSelection({ items: list.items, filter, key, onFailed: notices.failed });
  const bulk = useBulk(list, selection, counts.reload);
  const [isAdding, setAdding] = useState(false);
  const [files, setFiles] = useState<FileDialog>(null);
  const [isSetting, setSetting] = useState(false);
  const isActing = user?.acting != null;
  const isHeld = filter.held !== undefined;
  const isEmpty = list.items.length === 0 && !list.isStale;

  return (
    <div className="@container flex flex-col">
      <ListHead
        count={counts.count}
        isHeld={isHeld}
        isActing={isActing}
        onAdd={() => (user?.isPaid ? setAdding(true) : openPlans("contacts"))}
        onExport={() => setFiles("export")}
        onImport={() => (user?.isPaid ? setFiles("import") : openPlans("contacts"))}
        onSettings={() => setSetting(true)}
        onHeld={(shows) => address.setFilter({ held: shows ? "1" : undefined })}
      />
      <ListNotes
        counts={counts}
        isActing={isActing}
        isOffline={list.isOffline}
        onRetry={list.reload}
        // Items deleted here have their own notice.
        deleted={startCounts.deleted > 0 && !filter.team ? counts.deleted : 0}
        isUndoing={bulk.progress !== null}
        onUndo={() => void bulk.restoreRecent(counts.deleted)}
      />
      <TeamChoice teams={teams} shown={filter.team} onChange={address.setTeam} />
      {isEmpty && !isNarrowed && filter.team ? (
        <EmptyState title={t("team.empty")} text={t("team.emptyText")} />
      ) : isEmpty && !isNarrowed && !isHeld && counts.held === 0 ? (
        <EmptyContacts first={first} />
      ) : (
        <>
          <FilterBar
            filter={filter}
            filterKey={key}
            held={filter.team ? 0 : counts.held}
            isActing={isActing}
            onChange={address.setFilter}
            onClear={address.clear}
          />
          <MoreContacts list={list} />
          {isEmpty ? (
            <NothingFits isHeld={isHeld} isNarrowed={isNarrowed} onClear={address.clear} />
          ) : (
            <ContactTable list={list} selection={isActing ? null : selection} onOpen={address.show} />
          )}
        </>
      )}
      {selection.selected.size > 0 ? (
        <BulkBar
          selection={selection}
          bulk={bulk}
          isHeld={isHeld}
          hasMore={list.hasMore}
          label={t("bulk.label")}
        />
      ) : null}
      <ContactDrawer
        id={open}
        listed={list.items.find(({ id }) => id === open)}
        isActing={isActing}
        bulk={bulk}
        onClose={address.close}
        onOpen={address.show}
        onChanged={list.update}
        onGone={(id) => list.leave([id])}
        onReload={() => {
          list.reload();
          counts.reload();
        }}
      />
      <ContactSettingsDialog isOpen={isSetting} onClose={() => setSetting(false)} />
      <FileDialogs
        open={files}
        onClose={() => setFiles(null)}
        filter={filter}
        count={counts.count}
        onImported={() => {
          list.reload();
          counts.reload();
        }}
      />
      <HandDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onSaved={(contact) => {
          setAdding(false);
          if (isNarrowed || isHeld) address.clear();
          else list.prepend([contact]);
          counts.reload();
          notices.done(t("hand.saved"));
        }}
      />
    </div>
  );
}
