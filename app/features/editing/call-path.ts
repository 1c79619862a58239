import type { CallName } from "~/routes/resources/contracts";
import { type Optional, type PartsOf, pathOf } from "./api-fetch";

/** @returns the path of an endpoint without a language: of a link, which is drawn by the server too */
export function callPath<const Name extends CallName>(
  name: Name,
  ...[parts]: Optional<PartsOf<Name>>
): string {
  return pathOf(name, parts ?? {});
}
