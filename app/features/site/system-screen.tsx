import { BRAND } from "~/domain/brand";
import { SYSTEM_STYLE } from "./system-style";

interface SystemScreenProps {
  title: string;
  text?: string;
  /** Where the one link leads, and what it says. */
  action?: { href: string; label: string };
}

/** What a visitor sees where no page is: one sentence on the brand's paper, and a way on. */
export function SystemScreen({ title, text, action }: SystemScreenProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <style dangerouslySetInnerHTML={{ __html: SYSTEM_STYLE }} />
      <main className="s">
        <p className="m">{BRAND}</p>
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
        {action ? (
          <p>
            <a href={action.href}>{action.label}</a>
          </p>
        ) : null}
      </main>
    </>
  );
}
