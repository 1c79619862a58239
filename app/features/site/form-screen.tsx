import type { ReactNode } from "react";
import { BRAND } from "~/domain/brand";
import { BUTTON_STYLE, DETAILS_STYLE, FORM_STYLE, SYSTEM_STYLE } from "./system-style";

interface FormScreenProps {
  title: string;
  text?: string;
  /** What is wrong with the form as a whole. */
  summary?: string;
  /** What was done. */
  notice?: string;
  back: { href: string; label: string };
  /** Beside the form it lists what there is, and has a second one. */
  isDetailed?: boolean;
  children: ReactNode;
}

/** A form specific to the site on the brand's background, with a link back to its page. */
export function FormScreen({ title, text, summary, notice, back, isDetailed, children }: FormScreenProps) {
  const style = SYSTEM_STYLE + BUTTON_STYLE + FORM_STYLE + (isDetailed ? DETAILS_STYLE : "");
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <main className="s">
        <p className="m">{BRAND}</p>
        <h1>{title}</h1>
        {text ? <p dir="auto">{text}</p> : null}
        {summary ? (
          <p className="w" role="alert">
            {summary}
          </p>
        ) : null}
        {notice ? (
          <p className="w y" role="status">
            {notice}
          </p>
        ) : null}
        {children}
        <p>
          <a href={back.href}>{back.label}</a>
        </p>
      </main>
    </>
  );
}
