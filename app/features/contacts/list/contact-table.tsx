import { Cell, Column, Row, Table, TableBody, TableHeader } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { MoreButton } from "~/features/editing/lists/more-button";
import { Checkbox } from "~/ui/checkbox";
import { cx } from "~/ui/cx";
import { CameAt, NameCell, OriginWords, ReachCell, StatusBadge, TagList } from "./row-parts";
import type { ContactListState } from "./use-contact-list";
import type { ContactSelection } from "./use-selection";

interface ContactTableProps {
  list: ContactListState;
  /** Null where nothing may be done to them. */
  selection: ContactSelection | null;
  onOpen: (id: string) => void;
}

/** Without room for columns, a row is a few lines. */
const WIDE = {
  table: "block w-full @3xl:table @3xl:table-fixed",
  head: "block border-rule border-b @3xl:table-header-group",
  body: "block @3xl:table-row-group",
  row: "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-3 @3xl:table-row",
  cell: "block min-w-0 outline-none @3xl:table-cell @3xl:px-2 @3xl:py-2.5 @3xl:align-middle data-focus-visible:ring-focus",
  mark: "block outline-none @3xl:table-cell @3xl:w-10 @3xl:py-2.5 @3xl:ps-1 @3xl:align-middle data-focus-visible:ring-focus",
  column:
    "hidden px-2 py-2 text-start font-medium text-muted text-sm outline-none @3xl:table-cell data-focus-visible:ring-focus",
};

/** The contacts as a table, or as a list where it is narrow: one and the same, which the arrows go through. */
export function ContactTable({ list, selection, onOpen }: ContactTableProps) {
  const { t } = useTranslation("contactList");
  const isSelectable = selection !== null;
  return (
    <div
      aria-busy={list.isLoading}
      // A box takes no range by itself, as a row does.
      onPointerDownCapture={({ shiftKey }) => selection?.holdRange(shiftKey)}
      onKeyDownCapture={({ shiftKey }) => selection?.holdRange(shiftKey)}
      className={cx("transition-opacity", list.isStale && "opacity-60")}
    >
      <Table
        aria-label={t("title")}
        selectionMode={isSelectable ? "multiple" : "none"}
        selectedKeys={selection?.selected ?? []}
        onSelectionChange={selection?.select}
        onRowAction={(id) => onOpen(String(id))}
        className={cx(WIDE.table, "border-rule border-t outline-none data-focus-visible:ring-focus")}
      >
        <TableHeader className={WIDE.head}>
          {isSelectable ? (
            <Column id="select" className={cx(WIDE.mark, "py-2 text-start font-normal text-muted text-sm")}>
              <Checkbox slot="selection" label={<span className="@3xl:sr-only">{t("selectShown")}</span>} />
            </Column>
          ) : null}
          <Column id="name" isRowHeader className={cx(WIDE.column, "w-[23%]")}>
            {t("columns.name")}
          </Column>
          <Column id="reach" className={WIDE.column}>
            {t("columns.reach")}
          </Column>
          <Column id="from" className={cx(WIDE.column, "w-[13%]")}>
            {t("columns.from")}
          </Column>
          <Column id="tags" className={cx(WIDE.column, "w-[12%]")}>
            {t("columns.tags")}
          </Column>
          <Column id="status" className={cx(WIDE.column, "w-[6.5rem]")}>
            {t("status.label")}
          </Column>
          <Column id="at" className={cx(WIDE.column, "w-[7rem]")}>
            {t("columns.at")}
          </Column>
        </TableHeader>
        <TableBody items={list.items} dependencies={[list.now, isSelectable]} className={WIDE.body}>
          {(contact) => (
            <Row
              id={contact.id}
              textValue={contact.name || t("unnamed")}
              className={cx(
                WIDE.row,
                "cursor-pointer border-rule border-b outline-none transition-colors data-hovered:bg-hover data-selected:bg-sunken data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2",
              )}
            >
              {isSelectable ? (
                <Cell className={cx(WIDE.mark, "row-span-4")}>
                  <Checkbox slot="selection" label="" />
                </Cell>
              ) : null}
              <Cell className={cx(WIDE.cell, isSelectable ? "col-start-2" : "col-span-2")}>
                <NameCell contact={contact} onOpen={onOpen} />
              </Cell>
              <Cell
                className={cx(
                  WIDE.cell,
                  "row-start-2 text-muted text-sm",
                  isSelectable ? "col-start-2 col-span-2" : "col-span-3",
                )}
              >
                <ReachCell contact={contact} />
              </Cell>
              <Cell
                className={cx(
                  WIDE.cell,
                  "row-start-3 text-muted text-sm",
                  isSelectable ? "col-start-2" : "col-span-2",
                )}
              >
                <span className="block truncate">
                  <OriginWords contact={contact} />
                </span>
              </Cell>
              <Cell
                className={cx(
                  WIDE.cell,
                  "row-start-4",
                  isSelectable ? "col-start-2 col-span-2" : "col-span-3",
                )}
              >
                <TagList tags={contact.tags} />
              </Cell>
              <Cell className={cx(WIDE.cell, "col-start-3 row-start-1 text-end @3xl:text-start")}>
                <StatusBadge status={contact.status} />
              </Cell>
              <Cell
                className={cx(
                  WIDE.cell,
                  "col-start-3 row-start-3 text-end text-muted text-sm tabular-nums @3xl:text-start",
                )}
              >
                <CameAt at={contact.createdAt} now={list.now} />
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
      {list.hasMore ? <MoreButton onPress={list.more} isLoading={list.isLoading} /> : null}
    </div>
  );
}
