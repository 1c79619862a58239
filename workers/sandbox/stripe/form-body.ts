/** A form's fields as the brackets in their names nest them. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

type Tree = Map<string, string | Tree>;

/** @returns the fields of `a[b][0][c]=d`: lists where all names of a level are numbers or none, objects else */
export function readForm(body: string): { [name: string]: FormValue } {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(body)) put(root, pathOf(name), value);
  return Object.fromEntries([...root].map(([name, value]) => [name, nested(value)]));
}

const pathOf = (name: string): string[] => {
  const [first = "", ...rest] = name.split("[");
  return [first, ...rest.map((part) => part.replace(/\]$/, ""))];
};

function put(tree: Tree, [name = "", ...rest]: string[], value: string): void {
  const key = name === "" ? String(tree.size) : name;
  const next = rest[0] === undefined ? undefined : branch(tree, key);
  if (next) put(next, rest, value);
  else tree.set(key, value);
}

function branch(tree: Tree, key: string): Tree {
  const known = tree.get(key);
  if (known instanceof Map) return known;
  const made: Tree = new Map();
  tree.set(key, made);
  return made;
}

function nested(value: string | Tree): FormValue {
  if (typeof value === "string") return value;
  const entries = [...value];
  if (entries.every(([name]) => /^\d+$/.test(name))) return entries.map(([, one]) => nested(one));
  return Object.fromEntries(entries.map(([name, one]) => [name, nested(one)]));
}

/** @returns the text of a body, regardless of its content type */
export async function bodyText(request: Request): Promise<string> {
  return new TextDecoder().decode(await request.arrayBuffer());
}
