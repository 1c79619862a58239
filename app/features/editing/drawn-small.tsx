import { type ReactNode, useEffect, useRef, useState } from "react";

interface DrawnSmallProps {
  /** The part of a screen that is shown, in CSS px. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A screen layout scaled to the available width, as an image. Rendered once it comes near the viewport. */
export function DrawnSmall({ width, height, children }: DrawnSmallProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    // Called once at the start, and again when the column's size changes.
    const size = new ResizeObserver(() => {
      if (element.clientWidth > 0) setScale(element.clientWidth / width);
    });
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        size.observe(element);
      },
      { rootMargin: "200px" },
    );
    sight.observe(element);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, [width]);
  return (
    <div
      ref={room}
      aria-hidden="true"
      className="pointer-events-none relative w-full overflow-hidden rounded-md border border-rule bg-sunken"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {scale > 0 ? (
        <div
          // An image here: its content is not focusable. React supports `inert` as an attribute only from version
          // 19 on.
          ref={(element) => element?.setAttribute("inert", "")}
          className="absolute top-0 left-0 origin-top-left"
          style={{ width, height, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
