/** Counts the contacts in a file as it arrives, chunk by chunk. */
export interface RecordCounter {
  take: (piece: string) => void;
  /** So far; of CSV without its header. */
  count: () => number;
}

/** Of CSV: rows end with a line feed outside quotes. */
export function csvCounter(): RecordCounter {
  let rows = 0;
  let isQuoted = false;
  return {
    take(piece) {
      for (const character of piece) {
        if (character === '"') isQuoted = !isQuoted;
        else if (character === "\n" && !isQuoted) rows++;
      }
    },
    count: () => Math.max(0, rows - 1),
  };
}

const END = "\r\nEND:VCARD\r\n";

/** Of vCards: each ends by a line that no value can contain. */
export function vcardCounter(): RecordCounter {
  let cards = 0;
  let rest = "";
  return {
    take(piece) {
      const text = rest + piece;
      cards += text.split(END).length - 1;
      const last = text.lastIndexOf(END);
      // What may be the beginning of an end that the next piece completes.
      rest = text.slice(last === -1 ? 0 : last + END.length).slice(1 - END.length);
    },
    count: () => cards,
  };
}
