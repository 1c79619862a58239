import { BRAND } from "~/domain/brand";
import { LINK_BUTTON_STYLE, SYSTEM_STYLE } from "./system-style";

interface Link {
  href: string;
  label: string;
}

interface SystemScreenProps {
  title: string;
  text?: string;
  /** What is offered above all, as a button. */
  offer?: Link;
  /** Target and label of the only link. */
  action?: Link;
}

/** Shown to visitors if there is no page: a message on the brand's background, and a link. */
export function SystemScreen({ title, text, offer, action }: SystemScreenProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours */}
      <style dangerouslySetInnerHTML={{ __html: offer ? SYSTEM_STYLE + LINK_BUTTON_STYLE : SYSTEM_STYLE }} />
      <main className="s">
        <p className="m">{BRAND}</p>
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
        {offer ? (
          <p>
            <a className="o" href={offer.href}>
              {offer.label}
            </a>
          </p>
        ) : null}
        {action ? (
          <p>
            <a href={action.href}>{action.label}</a>
          </p>
        ) : null}
      </main>
    </>
  );
}
