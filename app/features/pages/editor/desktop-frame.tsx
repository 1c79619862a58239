import { type ReactNode, useEffect, useRef, useState } from "react";

/** The screen that what is inside is laid out for, in CSS pixels. */
const SCREEN = { width: 1280, height: 800 };

/** A desktop window around a live preview, scaled to the available room. */
export function DesktopFrame({ label, children }: { label: string; children: ReactNode }) {
  const room = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(0.5);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / SCREEN.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={room}
      aria-label={label}
      className="w-full overflow-hidden rounded-md bg-surface shadow-lift"
      style={{ height: SCREEN.height * scale }}
    >
      <div
        className="origin-top-left rtl:origin-top-right"
        style={{ width: SCREEN.width, height: SCREEN.height, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </section>
  );
}
