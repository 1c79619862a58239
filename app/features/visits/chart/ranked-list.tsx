import { type ReactNode, useState } from "react";
import { Button } from "~/ui/button";

export interface RankedRow {
  id: string;
  name: ReactNode;
  /** On a separate line below, such as an address. */
  note?: ReactNode;
  value: number;
  /** The value as it is written, with what belongs to it. */
  said: ReactNode;
}

interface RankedListProps {
  /** What the two columns are called. */
  columns: [name: string, value: string];
  rows: RankedRow[];
  messages: { all: string; less: string };
  /** The id of its heading. */
  labelledBy: string;
}

/** So many are shown at first. */
const FEW = 8;

/** A table from the most to the least, each row on a bar as long as its share of the first. */
export function RankedList({ columns, rows, messages, labelledBy }: RankedListProps) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <div className="flex flex-col items-start gap-3">
      <table aria-labelledby={labelledBy} className="w-full table-fixed border-separate border-spacing-y-1">
        <thead>
          <tr className="text-faint text-sm">
            <th scope="col" className="pb-1 text-start font-normal">
              {columns[0]}
            </th>
            <th scope="col" className="w-28 pb-1 text-end font-normal">
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isWhole ? undefined : FEW).map(({ id, name, note, value, said }) => (
            <tr key={id}>
              <th scope="row" className="relative isolate px-2.5 py-1.5 text-start font-normal">
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0 start-0 -z-1 rounded-sm bg-hover"
                  style={{ width: `${(value / most) * 100}%` }}
                />
                <span dir="auto" className="block truncate align-match-parent">
                  {name}
                </span>
                {note ? <span className="block truncate text-muted text-sm">{note}</span> : null}
              </th>
              <td className="py-1.5 ps-3 text-end align-top tabular-nums">{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FEW ? (
        <Button variant="quiet" size="small" className="-ms-3" onPress={() => setWhole((before) => !before)}>
          {isWhole ? messages.less : messages.all}
        </Button>
      ) : null}
    </div>
  );
}
