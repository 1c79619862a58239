import type { MetaDescriptor } from "@remix-run/react";
import { BRAND } from "~/domain/brand";
import type { SensitiveLevel } from "~/domain/pages/schema";
import { shareImageTags } from "~/features/pages/page-head";
import { BUTTON_STYLE, SYSTEM_STYLE } from "./system-style";

interface SensitiveScreenProps {
  level: SensitiveLevel;
  /** The page's title: the only part that is shown. */
  title: string;
  /** The page's address, which the response is posted to. */
  url: string;
  messages: {
    title: string;
    text: string;
    confirm: string;
    leave: { href: string; label: string };
    again: string;
  };
}

/** Shown before a sensitive page until its visitor confirms their age. Works without script. */
export function SensitiveScreen({ level, title, url, messages }: SensitiveScreenProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours */}
      <style dangerouslySetInnerHTML={{ __html: SYSTEM_STYLE + BUTTON_STYLE }} />
      <main className="s">
        <p className="m">{BRAND}</p>
        <p className="n">
          <bdi>{`${level}+`}</bdi>
        </p>
        <h1>{messages.title}</h1>
        {title ? (
          <p className="t">
            <bdi>{title}</bdi>
          </p>
        ) : null}
        <p>{messages.text}</p>
        <form method="post" action={new URL(url).pathname}>
          <input type="hidden" name="level" value={level} />
          <button type="submit">{messages.confirm}</button>
        </form>
        <p>
          <a href={messages.leave.href}>{messages.leave.label}</a>
        </p>
        <p className="z">{messages.again}</p>
      </main>
    </>
  );
}

/**
 * Its head contains only the title, for people, networks and search engines alike; so does the share image of a
 * sensitive page.
 */
export function sensitiveHead({
  title,
  url,
  shareImageUrl,
}: {
  title: string;
  url: string;
  shareImageUrl?: string;
}): MetaDescriptor[] {
  const name = title || BRAND;
  return [
    { title: name },
    { name: "robots", content: "noindex" },
    { name: "rating", content: "adult" },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: name },
    { property: "og:url", content: url },
    { property: "og:site_name", content: BRAND },
    ...(shareImageUrl ? shareImageTags(shareImageUrl, name) : []),
  ];
}
