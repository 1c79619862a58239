import { useEffect, useState } from "react";
import type { Color } from "~/domain/color";
import type { ImageScrim } from "~/domain/media/scrim";
import { stripUnder } from "~/domain/passes/apple/images";
import { stripScrim } from "./strip-scrim";

/** An image with the scrim that it will have in the pass, so that a name in that colour is read on it. */
export function PassStrip({ src, ink }: { src: string; ink: Color }) {
  const scrim = useScrim(src, ink);
  return (
    <>
      <img src={src} alt="" className="size-full object-cover" />
      {scrim ? (
        <div
          className="absolute inset-0"
          style={{ backgroundColor: scrim.toward === 0 ? "black" : "white", opacity: scrim.share }}
        />
      ) : null}
    </>
  );
}

function useScrim(src: string, ink: Color): ImageScrim | null {
  const [scrim, setScrim] = useState<ImageScrim | null>(null);
  const strip = stripUnder(ink);
  useEffect(() => {
    let isCurrent = true;
    stripScrim(src, strip).then(
      (found) => isCurrent && setScrim(found),
      // An unreadable image is shown unchanged: the server checks it again.
      () => isCurrent && setScrim(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [src, strip]);
  return scrim;
}
