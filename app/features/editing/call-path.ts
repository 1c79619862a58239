import type { CallName } from "~/routes/resources/contracts";
import { type Optional, type PartsOf, pathOf } from "./api-fetch";

/** @returns the path of an endpoint without a language: for links that the server renders too */
export function callPath<const Name extends CallName>(
  name: Name,
  ...[parts]: Optional<PartsOf<Name>>
): string {
  return pathOf(name, parts ?? {});
}
