import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface PreviewFrameProps {
  /** What is shown, for screen readers. */
  title: string;
  /** The language and direction that a visitor's document would have. */
  lang: string;
  dir: "ltr" | "rtl";
  /** A whole document's body, its `<style>` included. */
  children: ReactNode;
  className?: string;
}

/**
 * A document of its own in an isolated frame, rendered by this React tree: its content has only its own style, as on
 * the site, and updates with every change. Its links are disabled.
 */
export function PreviewFrame({ title, lang, dir, children, className }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  // The frame of a server-rendered screen may have loaded before the listener was attached.
  useEffect(() => {
    const loaded = frame.current?.contentDocument;
    if (loaded?.readyState === "complete" && loaded.URL === "about:srcdoc") setBody(loaded.body);
  }, []);
  useEffect(() => {
    const document = body?.ownerDocument;
    if (!document) return;
    document.documentElement.lang = lang;
    document.documentElement.dir = dir;
    const stay = (event: Event) => {
      if ((event.target as Element | null)?.closest?.("a, button, form")) event.preventDefault();
    };
    document.addEventListener("click", stay);
    document.addEventListener("submit", stay);
    return () => {
      document.removeEventListener("click", stay);
      document.removeEventListener("submit", stay);
    };
  }, [body, lang, dir]);
  // Otherwise screen readers list two `main` landmarks that cannot be told apart.
  useEffect(() => {
    body?.querySelector("main")?.setAttribute("aria-label", title);
  });
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        srcDoc='<!doctype html><meta name="viewport" content="width=device-width">'
        onLoad={() => setBody(frame.current?.contentDocument?.body ?? null)}
        className={className ?? "block size-full border-0"}
      />
      {body ? createPortal(children, body) : null}
    </>
  );
}
