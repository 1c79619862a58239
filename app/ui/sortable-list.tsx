import { GripVertical } from "lucide-react";
import {
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
} from "react-aria-components";
import { cx } from "./cx";
import { moveIds } from "./move-ids";

interface SortableListProps<T extends { id: string }> {
  /** What is listed, for screen readers. */
  label: string;
  items: readonly T[];
  /** Plain words for one item: it names the row and its handle. */
  itemText: (item: T) => string;
  /** Name of the handle of an item, for example its text with a word for dragging. */
  handleLabel: (item: T) => string;
  renderItem: (item: T, place: { index: number; isFirst: boolean; isLast: boolean }) => ReactNode;
  /** Called with all ids in their new order. */
  onReorder: (ids: string[]) => void;
  renderEmpty?: () => ReactNode;
  isDisabled?: boolean;
  /**
   * Renders only the visible rows of a long list. Not for rows with fields: an unrendered one can neither be focused
   * nor preserve its input.
   */
  drawsOnlySeen?: boolean;
  className?: string;
}

/** What a row shows; the same object as long as nothing of it changes, so that only changed rows are drawn anew. */
interface RowState<T> {
  item: T;
  handle: string;
  text: string;
  place: { index: number; isFirst: boolean; isLast: boolean };
}

/** The rows of a list by their ids; a row is updated by its own changes only. */
class RowStore {
  #rows = new Map<string, RowState<never>>();
  #listeners = new Map<string, () => void>();

  get = (id: string) => this.#rows.get(id);

  /** New rows can be rendered immediately; others are updated by `put`. */
  begin(rows: ReadonlyMap<string, RowState<never>>): void {
    for (const [id, row] of rows) if (!this.#rows.has(id)) this.#rows.set(id, row);
  }

  put(rows: ReadonlyMap<string, RowState<never>>): void {
    const before = this.#rows;
    this.#rows = new Map(rows);
    for (const [id, row] of rows) if (before.get(id) !== row) this.#listeners.get(id)?.();
  }

  subscribe(id: string, listener: () => void): () => void {
    this.#listeners.set(id, listener);
    return () => {
      // A row that is put elsewhere may listen again before its former place stops to.
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id);
    };
  }
}

interface RowsContextValue {
  store: RowStore;
  render: (row: RowState<never>) => ReactNode;
}

/**
 * React Aria builds its collection in a second pass; fields in a row would be rendered late and lose the cursor
 * position, so a row's content bypasses it, in the same tick as the change itself.
 */
const RowsContext = createContext<RowsContextValue | null>(null);

function Row({ id }: { id: string }) {
  const context = useContext(RowsContext);
  const store = context?.store;
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(id, listener) ?? (() => undefined),
    [store, id],
  );
  const read = () => store?.get(id);
  const row = useSyncExternalStore(subscribe, read, read);
  return row && context ? <RowBody row={row} render={context.render} /> : null;
}

const RowBody = memo(function RowBody({
  row,
  render,
}: { row: RowState<never> } & Pick<RowsContextValue, "render">) {
  return (
    <>
      <Handle label={row.handle} />
      <div className="min-w-0 flex-1">{render(row)}</div>
    </>
  );
});

/**
 * A lifted row starts at its own position, and returns to it: React Aria starts at the last focused row, which is
 * another one if a click or a script focused the handle.
 */
function focusOwnRow({ key, currentTarget }: KeyboardEvent<Element>): void {
  if ((key !== "Enter" && key !== " ") || !(currentTarget instanceof HTMLElement)) return;
  currentTarget.closest<HTMLElement>("[role=row]")?.focus({ preventScroll: true });
  currentTarget.focus({ preventScroll: true });
}

const Handle = memo(function Handle({ label }: { label: string }) {
  return (
    <Button
      slot="drag"
      aria-label={label}
      onKeyDown={focusOwnRow}
      className="flex h-10 w-7 shrink-0 cursor-grab items-center justify-center rounded-sm text-faint hover:bg-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9"
    >
      <GripVertical aria-hidden="true" className="size-[1.2em]" />
    </Button>
  );
});

/**
 * A list whose rows are put in order by mouse, touch or keyboard (Enter on the handle, arrows, Enter). Rows may hold
 * fields and buttons; offer move buttons among them with `moveBy`. A row is re-rendered when a value of its item
 * changes, so all data that `renderItem` shows must be in the item.
 */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  const latest = useRef(props);
  latest.current = props;
  const known = useRef<ReadonlyMap<string, RowState<T>>>(new Map());
  known.current = rowsOf(props, known.current);
  const rows = known.current;
  const render = useCallback(
    ({ item, place }: RowState<never>) => latest.current.renderItem(item as T, place),
    [],
  );
  const [store] = useState(() => new RowStore());
  const value = useMemo(() => ({ store, render }), [store, render]);
  store.begin(rows as ReadonlyMap<string, RowState<never>>);
  useLayoutEffect(() => store.put(rows as ReadonlyMap<string, RowState<never>>), [store, rows]);
  return (
    <RowsContext.Provider value={value}>
      <Rows
        entries={useStableEntries(rows)}
        label={props.label}
        isDisabled={props.isDisabled}
        drawsOnlySeen={props.drawsOnlySeen}
        renderEmpty={props.renderEmpty}
        className={props.className}
        onReorder={useCallback((ids: string[]) => latest.current.onReorder(ids), [])}
      />
    </RowsContext.Provider>
  );
}

/** The rows of a list; unchanged rows, and an unchanged map, keep their identity. */
function rowsOf<T extends { id: string }>(
  { items, itemText, handleLabel }: SortableListProps<T>,
  before: ReadonlyMap<string, RowState<T>>,
): ReadonlyMap<string, RowState<T>> {
  const last = items.length - 1;
  const rows = items.map((item, index): RowState<T> => {
    const known = before.get(item.id);
    const handle = handleLabel(item);
    const text = itemText(item);
    const isKept =
      known?.handle === handle &&
      known.text === text &&
      known.place.index === index &&
      known.place.isLast === (index === last) &&
      (known.item === item || isSame(known.item, item));
    return isKept
      ? known
      : { item, handle, text, place: { index, isFirst: index === 0, isLast: index === last } };
  });
  const isSameList = rows.length === before.size && rows.every((row) => before.get(row.item.id) === row);
  return isSameList ? before : new Map(rows.map((row) => [row.item.id, row]));
}

function isSame(a: object, b: object): boolean {
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => Object.is(left[name], right[name]))
  );
}

/** A row in React Aria's collection. */
interface Entry {
  id: string;
  text: string;
}

/** The same list, of the same entries, as long as their order and their names are the same. */
function useStableEntries(rows: ReadonlyMap<string, RowState<{ id: string }>>): readonly Entry[] {
  const known = useRef<readonly Entry[]>([]);
  let index = 0;
  let isStable = rows.size === known.current.length;
  for (const [id, { text }] of rows) {
    const entry = known.current[index++];
    isStable &&= entry?.id === id && entry.text === text;
  }
  if (isStable) return known.current;
  const before = new Map(known.current.map((entry) => [entry.id, entry]));
  known.current = [...rows].map(([id, { text }]) => {
    const entry = before.get(id);
    return entry?.text === text ? entry : { id, text };
  });
  return known.current;
}

/** Longer lists may draw only the rows in sight: each row's focus, press and drag handling runs at every key. */
const MAX_DRAWN = 40;
const VIRTUAL = { estimatedRowHeight: 61 };

interface RowsProps
  extends Pick<
    SortableListProps<never>,
    "label" | "isDisabled" | "drawsOnlySeen" | "renderEmpty" | "className"
  > {
  entries: readonly Entry[];
  onReorder: (ids: string[]) => void;
}

/** React Aria's list, which is costly to draw: it changes with the order and the names of its rows only. */
const Rows = memo(function Rows({
  entries,
  label,
  isDisabled,
  drawsOnlySeen,
  renderEmpty,
  className,
  onReorder,
}: RowsProps) {
  const ids = entries.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop<Entry>({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const next = moveIds(ids, new Set([...keys].map(String)), String(target.key), target.dropPosition);
      if (next.some((id, index) => id !== ids[index])) onReorder(next);
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="relative z-1 -my-[1.5px] h-[3px] rounded-full outline-none data-drop-target:bg-accent"
      />
    ),
  });
  const list = (
    <GridList
      aria-label={label}
      items={entries}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      disallowTypeAhead
      renderEmptyState={renderEmpty}
      className={cx("flex flex-col outline-none", entries.length > 0 && "border-rule border-t", className)}
    >
      {({ id, text }) => (
        <GridListItem
          id={id}
          textValue={text}
          className="flex items-start gap-1 border-rule border-b bg-paper py-2 outline-none data-dragging:opacity-40 data-focus-visible:ring-focus"
        >
          <Row id={id} />
        </GridListItem>
      )}
    </GridList>
  );
  if (!drawsOnlySeen || entries.length <= MAX_DRAWN) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={VIRTUAL} shouldObserveItemSize>
      {list}
    </Virtualizer>
  );
});
