import { Separator } from "react-aria-components";

/** A rule between groups of menu items. */
export function MenuSeparator() {
  return <Separator className="mx-3 my-1 border-rule border-t" />;
}
