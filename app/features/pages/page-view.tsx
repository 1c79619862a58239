import { memo, useMemo } from "react";
import { BRAND } from "~/domain/brand";
import type { Block } from "~/domain/pages/blocks";
import { paletteOf } from "~/domain/pages/palette";
import type { PageContent } from "~/domain/pages/schema";
import type { Theme } from "~/domain/pages/theme";
import { SharedIconsContext } from "~/features/networks/brand-icons";
import type { PageMessages } from "~/i18n/page-messages";
import { BlockContext } from "./blocks/block-context";
import { BlockView } from "./blocks/block-view";
import type { Palettes } from "./blocks/brand-colors";
import { SharedIcons, useSharedIcons } from "./blocks/shared-icons";
import { type Ghost, GhostPart, ghostParts } from "./ghost";
import { pageStyle, shownKinds } from "./page-style";
import { ProfileView } from "./profile-view";

export interface PageViewProps {
  /** What a visitor may see at this instant: hidden and scheduled things are already left out. */
  content: Pick<PageContent, "profile" | "theme"> & { blocks: Block[] };
  /** Where the branding line leads. */
  brandUrl: string;
  messages: PageMessages;
  /** Links of free pages give no weight to what they point to. */
  isFree: boolean;
  /** Where the page can be reported and its contact form sent; absent while it is not stored. */
  reportUrl?: string;
  formAction?: string;
  /** When that form was drawn, signed. */
  formTime?: string;
  /** Below which address browsers tell of clicks; absent while nobody visits the page. */
  pingPath?: string;
  /** Where it is told what is counted; absent likewise. */
  countsUrl?: string;
  /** Examples for what is missing; of an editor's preview alone. */
  ghost?: Ghost;
}

/** Parts that are drawn anew only when they are others: in an editor that is one of hundreds at each key. */
const ShownBlock = memo(BlockView);
const ShownProfile = memo(ProfileView);

/** Neighbours that are passed over together when none of them is another: hundreds of blocks are dozens of groups. */
const ShownGroup = memo(
  function ShownGroup({ blocks }: { blocks: readonly Block[] }) {
    return blocks.map((block) => <ShownBlock key={block.key} block={block} />);
  },
  (before, after) =>
    before.blocks.length === after.blocks.length &&
    before.blocks.every((block, i) => block === after.blocks[i]),
);

/** A page as its visitors see it, on the site and in the editor's preview: one component, so that they are the same. */
export function PageView(props: PageViewProps) {
  const { content, brandUrl, messages, isFree, reportUrl, formAction, formTime, pingPath, countsUrl, ghost } =
    props;
  const { profile, theme, blocks } = content;
  const palettes = useMemo(() => palettesOf(theme), [theme]);
  const context = useMemo(
    () => ({ theme, palettes, isFree, messages, formAction, formTime, pingPath }),
    [theme, palettes, isFree, messages, formAction, formTime, pingPath],
  );
  const missing = ghostParts(ghost, content);
  const styled = missing.blocks.length > 0 ? missing.blocks : blocks;
  const kinds = [...shownKinds(styled)].sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const style = useMemo(() => pageStyle(theme, styled), [theme, kinds]);
  const shared = useSharedIcons(blocks);
  return (
    <BlockContext.Provider value={context}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of validated colours, numbers and list members */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <SharedIcons names={shared} />
      <main className={`p p-${theme.layout.align}`}>
        {missing.profile ? (
          <GhostPart>
            <ShownProfile profile={missing.profile} theme={theme} />
          </GhostPart>
        ) : (
          <ShownProfile profile={profile} theme={theme} />
        )}
        {blocks.length > 0 ? (
          <SharedIconsContext.Provider value={shared}>
            <div className="c">
              {groupsOf(blocks).map((group, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; what moves is a block
                <ShownGroup key={i} blocks={group} />
              ))}
            </div>
          </SharedIconsContext.Provider>
        ) : null}
        {missing.blocks.length > 0 ? (
          <GhostPart>
            <div className="c">
              <ShownGroup blocks={missing.blocks} />
            </div>
          </GhostPart>
        ) : null}
        <footer className="f">
          {theme.isBranding ? (
            <p>
              <a href={brandUrl}>
                {`${messages.madeWith} `}
                <b>{BRAND}</b>
              </a>
            </p>
          ) : null}
          <p>
            {/* Search engines leave its address alone by robots.txt. */}
            <a href={reportUrl}>{messages.report}</a>
            {countsUrl ? <a href={countsUrl}>{messages.counts}</a> : null}
          </p>
        </footer>
      </main>
    </BlockContext.Provider>
  );
}

const GROUP_SIZE = 16;

function groupsOf(blocks: readonly Block[]): (readonly Block[])[] {
  const count = Math.ceil(blocks.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, i) => blocks.slice(i * GROUP_SIZE, (i + 1) * GROUP_SIZE));
}

function palettesOf(theme: Theme): Palettes {
  const light = paletteOf(theme);
  return theme.layout.scheme === "auto" ? { light, dark: paletteOf(theme, true) } : { light };
}
