import type { OpenAPIHono } from "@hono/zod-openapi";

type Definitions = OpenAPIHono["openAPIRegistry"]["definitions"];

/** Paths without a definition: the reference itself. */
const READ_ONLY_PATHS = ["/openapi.json", "/docs"];

/** @returns a function that returns the methods of a path; none for a path that the API does not have */
export function knownMethods(definitions: Definitions): (path: string) => string[] {
  const known = definitions.flatMap((definition) =>
    definition.type === "route"
      ? [{ pattern: patternOf(definition.route.path), method: definition.route.method.toUpperCase() }]
      : [],
  );
  for (const path of READ_ONLY_PATHS) known.push({ pattern: patternOf(path), method: "GET" });
  return (path) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return [];
    return [...new Set([...methods.flatMap((m) => (m === "GET" ? ["GET", "HEAD"] : [m])), "OPTIONS"])];
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split("/").map((part) => (part.startsWith("{") ? "[^/]+" : part.replace(".", "\\.")));
  return new RegExp(`^${parts.join("/")}$`);
}
