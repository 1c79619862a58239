import { useEffect, useState } from "react";
import { type LeftOut, leftOutOf } from "./left-out";

/** What a save in this tab left out of a thing; null before hydration, and if it was nothing. */
export function useLeftOut(of: string): LeftOut | null {
  const [left, setLeft] = useState<LeftOut | null>(null);
  useEffect(() => setLeft(leftOutOf(of)), [of]);
  return left;
}
