import { Monitor, Smartphone } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { direction, htmlLang, localizedUrl } from "~/domain/languages";
import type { ButtonItem } from "~/domain/pages/block-types/buttons";
import type { Block } from "~/domain/pages/blocks";
import { visibleBlocks } from "~/domain/pages/visible";
import { PreviewFrame } from "~/features/editing/preview-frame";
import { ghostParts } from "~/features/pages/ghost";
import { PageView } from "~/features/pages/page-view";
import { useRoot } from "~/features/shell/use-root";
import { pageMessages } from "~/i18n/page-messages";
import { cx } from "~/ui/cx";
import { PhoneFrame } from "~/ui/phone-frame";
import { SegmentedControl } from "~/ui/segmented-control";
import { CheckButton } from "./check/check-button";
import { useContent, useEditor, usePageSession } from "./editor-context";
import { LARGE_PX, WIDE_PX } from "./editor-view";
import { useGhost } from "./ghost/use-ghost";
import { withLookBlocks } from "./look/with-look-blocks";

/** Space in px that header, bars, switch and margins take from the height of the window. */
const AROUND_PHONE = { wide: 176, narrow: 300 };
const PHONE = { width: 390, height: 800, narrowest: 240, widest: 320, widestOfLarge: 390 };

/** The initial preview is a phone. */
const DesktopFrame = lazy(async () => ({ default: (await import("./desktop-frame")).DesktopFrame }));

/** The page as its visitors will see it: rendered by the same component and style, in a document of its own. */
export function PagePreview() {
  const { t } = useTranslation("editor");
  const screen = useEditor(({ view }) => view.screen);
  const width = usePhoneWidth();
  return (
    <div className="flex flex-col items-center gap-4 pt-4 pb-6 min-[1025px]:sticky min-[1025px]:top-16">
      <div className="flex flex-wrap items-center justify-center gap-2">
        <ScreenSwitch />
        <CheckButton />
      </div>
      <div className="relative flex w-full flex-col items-center gap-4">
        {screen === "desktop" ? (
          <Suspense>
            <DesktopFrame label={t("preview.label")}>
              <PreviewDocument />
            </DesktopFrame>
          </Suspense>
        ) : (
          <PhoneFrame label={t("preview.label")} width={width}>
            <PreviewDocument />
          </PhoneFrame>
        )}
        <GhostNote isOver={screen !== "desktop"} />
      </div>
    </div>
  );
}

/**
 * Names the parts of the preview that are examples, while there are any.
 * @param isOver whether it covers the empty bottom of the page: below a phone it would be out of sight
 */
function GhostNote({ isOver }: { isOver: boolean }) {
  const ghost = useGhost();
  const own = useContent();
  const look = useEditor(({ stored }) => stored?.look);
  const { profile, blocks } = ghostParts(ghost, withLookBlocks(own, look));
  if (!ghost || (!profile && blocks.length === 0)) return null;
  const place = isOver
    ? "absolute bottom-32 w-60 rounded-md border border-rule bg-surface px-3 py-2"
    : "max-w-xs";
  return <p className={cx("pointer-events-none text-center text-muted text-sm", place)}>{ghost.note}</p>;
}

/** Selects the screen that the preview is laid out for. */
function ScreenSwitch() {
  const { t } = useTranslation("editor");
  const { setView } = usePageSession();
  const screen = useEditor(({ view }) => view.screen);
  return (
    <SegmentedControl
      label={t("preview.screen")}
      isLabelHidden
      hidesLabels
      value={screen}
      onChange={(chosen) => setView({ screen: chosen === "desktop" ? "desktop" : "phone" })}
      choices={[
        { id: "phone", label: t("preview.phone"), text: t("preview.phone"), icon: <Smartphone /> },
        { id: "desktop", label: t("preview.desktop"), text: t("preview.desktop"), icon: <Monitor /> },
      ]}
      className="w-32"
    />
  );
}

/** A phone that fits into the window's height. */
function usePhoneWidth(): number {
  const [width, setWidth] = useState(PHONE.widest);
  useEffect(() => {
    const resize = () => {
      const around = window.innerWidth < WIDE_PX ? AROUND_PHONE.narrow : AROUND_PHONE.wide;
      const widest = window.innerWidth < LARGE_PX ? PHONE.widest : PHONE.widestOfLarge;
      const fitting = ((window.innerHeight - around) * PHONE.width) / PHONE.height;
      setWidth(Math.round(Math.min(widest, Math.max(PHONE.narrowest, fitting))));
    };
    resize();
    window.addEventListener("resize", resize);
    return () => window.removeEventListener("resize", resize);
  }, []);
  return width;
}

function PreviewDocument() {
  const { t } = useTranslation("editor");
  const { language, appOrigin, user } = useRoot();
  const { setView } = usePageSession();
  const own = useContent();
  const look = useEditor(({ stored }) => stored?.look);
  const content = withLookBlocks(own, look);
  const blockKey = useEditor(({ view }) => view.blockKey);
  const isPreviewing = useEditor(({ view }) => view.isPreviewing);
  const screen = useEditor(({ view }) => view.screen);
  const messages = useMemo(() => pageMessages(language), [language]);
  const ghost = useGhost();
  const start = useRef<HTMLSpanElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list and of the frame may move the block that is edited
  useEffect(() => {
    const document = start.current?.ownerDocument;
    const block = blockKey && document?.querySelector(`[data-key="${CSS.escape(blockKey)}"]`);
    if (!block || !document?.defaultView) return;
    const { top, bottom } = block.getBoundingClientRect();
    const { innerHeight, scrollY } = document.defaultView;
    if (top >= 0 && bottom <= innerHeight) return;
    document.defaultView.scrollTo({ top: scrollY + top - innerHeight / 4 });
  }, [blockKey, content.blocks.length, isPreviewing, screen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short way to a block for the pointer; the list is the way for all
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      className="size-full"
      onClick={(event) => {
        const key = (event.target as Element).closest("[data-key]")?.getAttribute("data-key");
        if (key) setView({ tab: "blocks", blockKey: key, itemKey: null });
      }}
    >
      <PreviewFrame title={t("preview.label")} lang={htmlLang(language)} dir={direction(language)}>
        <span ref={start} hidden />
        <PageView
          content={{ ...content, blocks: named(visibleBlocks(content, new Date()), t("links.untitled")) }}
          brandUrl={localizedUrl(appOrigin, language, "/")}
          messages={messages}
          isFree={!user?.isPaid}
          ghost={ghost}
        />
      </PreviewFrame>
    </div>
  );
}

/** The blocks with a name for each link that has neither title nor address yet, so that no bar is empty. */
function named(blocks: Block[], title: string): Block[] {
  const isNameless = (item: ButtonItem) => !item.title && !item.url;
  return blocks.map((block) =>
    block.type === "buttons" && block.data.items.some(isNameless)
      ? {
          ...block,
          data: { items: block.data.items.map((item) => (isNameless(item) ? { ...item, title } : item)) },
        }
      : block,
  );
}
