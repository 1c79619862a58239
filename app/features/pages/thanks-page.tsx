import type { Block } from "~/domain/pages/blocks";
import type { Theme } from "~/domain/pages/theme";
import { PageView, type PageViewProps } from "./page-view";

interface ThanksPageProps extends Pick<PageViewProps, "brandUrl" | "messages" | "isFree"> {
  theme: Theme;
  title: string;
  text: string;
  /** The link back to the page. */
  action: { href: string; label: string };
}

/** Shown after a page's form is sent, rendered in the page's style. */
export function ThanksPage({ theme, title, text, action, ...rest }: ThanksPageProps) {
  const back: Block = {
    key: "back",
    type: "buttons",
    enabled: true,
    data: {
      layout: "list",
      items: [{ key: "back", title: action.label, url: action.href, enabled: true }],
    },
  };
  return <PageView {...rest} content={{ theme, profile: { title, bio: text }, blocks: [back] }} />;
}
