import { useEffect, useState } from "react";
import type { Color } from "~/domain/color";
import type { ImageScrim } from "~/domain/media/veil";
import { stripUnder } from "~/domain/passes/apple/images";
import { stripVeil } from "./strip-veil";

/** A picture with the veil that it will have in the pass, so that a name in that colour is read on it. */
export function PassStrip({ src, ink }: { src: string; ink: Color }) {
  const veil = useVeil(src, ink);
  return (
    <>
      <img src={src} alt="" className="size-full object-cover" />
      {veil ? (
        <div
          className="absolute inset-0"
          style={{ backgroundColor: veil.toward === 0 ? "black" : "white", opacity: veil.share }}
        />
      ) : null}
    </>
  );
}

function useVeil(src: string, ink: Color): ImageScrim | null {
  const [veil, setVeil] = useState<ImageScrim | null>(null);
  const strip = stripUnder(ink);
  useEffect(() => {
    let isCurrent = true;
    stripVeil(src, strip).then(
      (found) => isCurrent && setVeil(found),
      // A picture that cannot be read is shown as it is: the server looks at it once more.
      () => isCurrent && setVeil(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [src, strip]);
  return veil;
}
