import { BRAND } from "~/domain/brand";
import { BUTTON_STYLE, SYSTEM_STYLE } from "./system-style";

interface CountsScreenProps {
  title: string;
  /** What is counted, how, and for how long: a paragraph each. */
  paragraphs: readonly string[];
  /** What becomes of this device now. */
  state: string;
  /** The button that changes it, and what it sends. */
  button: string;
  name: string;
  value: string;
  action: string;
  back: { href: string; label: string };
}

/** What pages count, in the visitor's language, with a button that leaves this device out. Works without script. */
export function CountsScreen(props: CountsScreenProps) {
  const { title, paragraphs, state, button, name, value, action, back } = props;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours */}
      <style dangerouslySetInnerHTML={{ __html: SYSTEM_STYLE + BUTTON_STYLE }} />
      <main className="s">
        <p className="m">{BRAND}</p>
        <h1>{title}</h1>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <form method="post" action={action}>
          <input type="hidden" name={name} value={value} />
          <button type="submit">{button}</button>
        </form>
        <p role="status">{state}</p>
        <p>
          <a href={back.href}>{back.label}</a>
        </p>
      </main>
    </>
  );
}
