import type { ComponentPropsWithoutRef } from "react";

interface PlainListProps extends ComponentPropsWithoutRef<"ul"> {
  isOrdered?: boolean;
}

/** A list without bullets or numbers. Its role is written because Safari announces no such list otherwise. */
export function PlainList({ isOrdered = false, ...props }: PlainListProps) {
  const Element = isOrdered ? "ol" : "ul";
  return <Element role="list" {...props} />;
}
