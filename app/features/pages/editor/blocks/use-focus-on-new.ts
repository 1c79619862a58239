import { type RefObject, useEffect, useRef } from "react";
import { focusInList } from "~/ui/focus-in-list";

/**
 * The field of an item that was just added takes the focus: it is the next thing to type.
 * @param isNew whether nothing is filled in when the field first appears
 * @returns the ref of that field
 */
export function useFocusOnNew<T extends HTMLElement>(isNew: boolean): RefObject<T> {
  const field = useRef<T>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    if (wasNew.current && field.current) focusInList(field.current);
  }, []);
  return field;
}
