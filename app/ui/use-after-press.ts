import { useEffect, useState } from "react";

/**
 * A value as it was before a press began, until that ends: what leaving a field shows or hides must not move what is
 * being pressed.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    // A field is left while the press goes on, and its click comes after that.
    if (!document.querySelector(":active")) return setShown(value);
    const show = () => setTimeout(() => setShown(value));
    const ends = ["pointerup", "pointercancel"] as const;
    for (const end of ends) document.addEventListener(end, show, { once: true });
    return () => {
      for (const end of ends) document.removeEventListener(end, show);
    };
  }, [value]);
  return shown;
}
