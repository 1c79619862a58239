/** A text that counts the characters that are read of it: at an index, by a search or by a slice. */
export function countedText(plain: string): { text: string; counter: { read: number } } {
  const counter = { read: 0 };
  const methods: Record<string, (...args: never[]) => unknown> = {
    slice: (from?: number, to?: number) => {
      const found = plain.slice(from, to);
      counter.read += found.length;
      return found;
    },
    indexOf: (searched: string, from = 0) => {
      const at = plain.indexOf(searched, from);
      counter.read += (at === -1 ? plain.length : at + searched.length) - from;
      return at;
    },
  };
  const text = new Proxy(Object(plain) as Record<string, unknown>, {
    get(_, name) {
      if (name === "length") return plain.length;
      if (typeof name === "string" && name in methods) return methods[name];
      if (typeof name === "string" && /^\d+$/.test(name)) {
        counter.read++;
        return plain[Number(name)];
      }
      throw new Error(`countedText does not count ${String(name)}`);
    },
  });
  return { text: text as unknown as string, counter };
}
