import type { CallName, ResponseOf } from "~/routes/resources/contracts";

/** What a test answers to a call of the screen: the value, or what to do with the request. */
type Fakes = { [Name in CallName]?: (request: Request) => ResponseOf<Name> | Promise<ResponseOf<Name>> };

let fakes: Fakes = {};
const unexpected: string[] = [];
const real = window.fetch.bind(window);

// why: a server is what these tests do without. What they answer has the types of the app's own contracts.
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  // Modules, files of the app, and the runner's own requests.
  if (origin !== window.location.origin || /^\/(@|node_modules|app|tests|__vitest)/.test(pathname))
    return real(input, init);
  const fake = Object.entries(fakes).find(([name]) => matches(name, request.method, pathname));
  if (!fake) {
    unexpected.push(`${request.method} ${pathname}`);
    return Response.json(
      { ok: false, error: { code: "internal", messageKey: "unavailable" } },
      { status: 500 },
    );
  }
  return Response.json({ ok: true, value: await fake[1](request) });
};

function matches(name: string, method: string, pathname: string): boolean {
  const [ofMethod, path = ""] = name.split(" ");
  const pattern = new RegExp(`^(/[a-z]{2})?${path.replace(/:\w+/g, "[^/]+")}$`);
  return ofMethod === method && pattern.test(pathname);
}

/** Sets what the calls of the next screen are answered with. */
export function answer(next: Fakes): void {
  fakes = next;
}

/** @returns the calls since the last question that no test answers */
export function unexpectedCalls(): string[] {
  return unexpected.splice(0);
}
