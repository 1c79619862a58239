import { Check, ShieldCheck, Tag, Trash2, X } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CONTACT_STATUSES } from "~/domain/contacts/contact";
import { LIMITS } from "~/domain/limits";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { Popover } from "~/ui/popover";
import { TextField } from "~/ui/text-field";
import { useNumber } from "~/ui/use-number";
import { useIsTeamList } from "../use-is-team-list";
import type { Bulk, TagChange } from "./use-bulk";
import { useChoices } from "./use-choices";
import type { ContactSelection } from "./use-selection";

interface BulkBarProps {
  label: string;
  selection: ContactSelection;
  bulk: Bulk;
  isHeld: boolean;
  hasMore: boolean;
}

/** What can be done to the selected contacts, at the foot of the screen while some are. */
export function BulkBar({ label, selection, bulk, isHeld, hasMore }: BulkBarProps) {
  const { t } = useTranslation("contactList");
  const number = useNumber();
  const { selected, isAll, isCollecting } = selection;
  const { progress } = bulk;
  const ids = () => [...selected];
  const count = selected.size;
  const isTeam = useIsTeamList();
  const isBusy = progress !== null || isCollecting;
  const [isAsking, setAsking] = useState(false);
  const isMany = isAll || count > LIMITS.listDefault;
  return (
    <section
      aria-label={label}
      data-foot-bar
      className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-lg bg-surface px-3 py-2 shadow-lift"
    >
      <span role="status" className="pe-2 font-medium tabular-nums">
        {progress
          ? t("bulk.working", { done: number(progress.done), all: number(progress.all) })
          : isCollecting
            ? t("bulk.collecting", { n: number(count) })
            : t("bulk.selected", { count, n: number(count) })}
      </span>
      <IconButton
        label={t("bulk.clear")}
        icon={<X />}
        size="small"
        onPress={selection.clear}
        className="ms-auto @3xl:order-last"
      />
      <span className="flex w-full flex-wrap items-center gap-1 @3xl:w-auto @3xl:flex-1">
        {hasMore && !isAll ? (
          <Button size="small" isDisabled={isBusy} onPress={selection.selectAll}>
            {t("bulk.all")}
          </Button>
        ) : null}
        {isHeld ? (
          <Button
            size="small"
            variant="quiet"
            icon={<ShieldCheck aria-hidden="true" />}
            isDisabled={isBusy}
            onPress={() => void bulk.release(ids())}
          >
            {t("bulk.release")}
          </Button>
        ) : (
          <>
            <TagPopover isDisabled={isBusy} onChange={(change) => void bulk.change(ids(), change)} />
            <Menu
              trigger={
                <Button size="small" variant="quiet" icon={<Check aria-hidden="true" />} isDisabled={isBusy}>
                  {t("bulk.status")}
                </Button>
              }
            >
              {CONTACT_STATUSES.map((status) => (
                <MenuItem key={status} onAction={() => void bulk.change(ids(), { status })}>
                  {t(`status.${status}`)}
                </MenuItem>
              ))}
            </Menu>
          </>
        )}
        {isTeam ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            isDisabled={isBusy}
            onPress={() => (isMany ? setAsking(true) : void bulk.remove(ids()))}
            className="text-danger!"
          >
            {t("bulk.delete")}
          </Button>
        )}
        <ConfirmDialog
          title={t("bulk.deleteMany", { count, n: number(count) })}
          confirmLabel={t("bulk.delete")}
          cancelLabel={t("cancel")}
          closeLabel={t("close")}
          isDanger
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={(close) => {
            close();
            void bulk.remove(ids());
          }}
        >
          {t("bulk.undoHint")}
        </ConfirmDialog>
      </span>
    </section>
  );
}

function TagPopover({
  isDisabled,
  onChange,
}: {
  isDisabled: boolean;
  onChange: (change: TagChange) => void;
}) {
  const { t } = useTranslation("contactList");
  const { choices, load } = useChoices(false);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const tag = typed.trim().toLowerCase();
  return (
    <Popover
      label={t("bulk.tag")}
      placement="top"
      onOpenChange={(isOpen) => isOpen && load()}
      trigger={
        <Button size="small" variant="quiet" icon={<Tag aria-hidden="true" />} isDisabled={isDisabled}>
          {t("bulk.tag")}
        </Button>
      }
    >
      {({ close }) => {
        const send = (change: TagChange) => {
          if (!tag) return;
          onChange(change);
          setTyped("");
          close();
        };
        return (
          <form
            className="flex w-64 flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              send({ addTags: [tag] });
            }}
          >
            <TextField
              label={t("filter.tag")}
              value={typed}
              onChange={setTyped}
              maxLength={LIMITS.contactTag}
              autoComplete="off"
              autoFocus
              list={listId}
            />
            <datalist id={listId}>
              {choices?.tags.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
            <span className="flex flex-wrap gap-2">
              <Button type="submit" size="small" variant="primary" isDisabled={!tag}>
                {t("bulk.addTag")}
              </Button>
              <Button size="small" isDisabled={!tag} onPress={() => send({ removeTags: [tag] })}>
                {t("bulk.removeTag")}
              </Button>
            </span>
          </form>
        );
      }}
    </Popover>
  );
}
