import { useEffect, useRef, useState } from "react";
import { direction, htmlLang } from "~/domain/languages";
import type { PageContent } from "~/domain/pages/schema";
import { visibleBlocks } from "~/domain/pages/visible";
import { PreviewFrame } from "~/features/editing/preview-frame";
import { PageView } from "~/features/pages/page-view";
import { useRoot } from "~/features/shell/use-root";
import { pageMessages } from "~/i18n/page-messages";

/** The phone that a thumbnail is laid out for, in CSS px. */
const PHONE = { width: 390, height: 640 };

/** A page drawn small: the real one, laid out for a phone. It is drawn once it comes near the screen. */
export function ThemeThumb({ content, title }: { content: PageContent; title: string }) {
  const { language } = useRoot();
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    // It says the size once when it begins, and again when the column has another.
    const size = new ResizeObserver(() => {
      if (element.clientWidth > 0) setScale(element.clientWidth / PHONE.width);
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
  }, []);
  return (
    <div
      ref={room}
      aria-hidden="true"
      className="pointer-events-none relative w-full overflow-hidden rounded-md border border-rule bg-sunken"
      style={{ aspectRatio: `${PHONE.width} / ${PHONE.height}` }}
    >
      {scale > 0 ? (
        <div
          // An image here: nothing in it can be reached. React knows `inert` as an attribute only from version 19 on.
          ref={(element) => element?.setAttribute("inert", "")}
          className="absolute top-0 left-0 origin-top-left"
          style={{ ...PHONE, transform: `scale(${scale})` }}
        >
          <PreviewFrame title={title} lang={htmlLang(language)} dir={direction(language)}>
            <PageView
              content={{ ...content, blocks: visibleBlocks(content, new Date()).slice(0, 8) }}
              brandUrl="#"
              messages={pageMessages(language)}
              isFree={false}
            />
          </PreviewFrame>
        </div>
      ) : null}
    </div>
  );
}
