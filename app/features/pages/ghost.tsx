import type { ReactNode } from "react";
import type { Block } from "~/domain/pages/blocks";
import type { PageContent, Profile } from "~/domain/pages/schema";

/** Examples that a preview shows in the places where a page has nothing yet. They are no part of any page. */
export interface Ghost {
  title: string;
  bio: string;
  /** Titles of links. */
  links: readonly string[];
}

/** The parts of a page that are missing, as examples; null where the page has its own. */
export interface GhostParts {
  profile: Profile | null;
  blocks: readonly Block[];
}

type Shown = Pick<PageContent, "profile"> & { blocks: readonly Block[] };

/** @returns the examples for what `content` lacks; nothing without a ghost, as for every visitor */
export function ghostParts(ghost: Ghost | undefined, { profile, blocks }: Shown): GhostParts {
  if (!ghost) return { profile: null, blocks: [] };
  const hasProfile = profile.title !== "" || profile.bio !== "" || profile.image !== undefined;
  return {
    profile: hasProfile ? null : { title: ghost.title, bio: ghost.bio },
    blocks: blocks.length > 0 ? [] : [exampleLinks(ghost.links)],
  };
}

const exampleLinks = (titles: readonly string[]): Block => ({
  key: "ghost",
  type: "buttons",
  enabled: true,
  data: {
    items: titles.map((title, i) => ({
      key: `ghost-${i}`,
      title,
      url: "https://example.com/",
      enabled: true,
    })),
  },
});

/** Faint, and out of reach of pointer, keyboard and screen reader; its child's layout is unchanged. */
export function GhostPart({ children }: { children: ReactNode }) {
  return (
    <div
      data-ghost=""
      aria-hidden="true"
      // React supports `inert` as an attribute only from version 19 on.
      ref={(element) => element?.setAttribute("inert", "")}
      style={{ display: "contents" }}
    >
      <style>{"[data-ghost]>:not(style){opacity:.5;outline:1px dashed;outline-offset:6px}"}</style>
      {children}
    </div>
  );
}
