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
  /** The content visible to visitors at this instant: hidden and scheduled items are already left out. */
  content: Pick<PageContent, "profile" | "theme"> & { blocks: Block[] };
  /** Target of the branding line. */
  brandUrl: string;
  messages: PageMessages;
  /** Links of free pages pass no ranking weight to their targets. */
  isFree: boolean;
  /** Targets of the report link and the contact form; absent while the page is not stored. */
  reportUrl?: string;
  formAction?: string;
  /** When that form was rendered, signed. */
  formTime?: string;
  /** Base path to which browsers report clicks; absent in previews. */
  pingPath?: string;
  /** Explains what is counted; absent in previews. */
  countsUrl?: string;
  /** Examples for what is missing; only in an editor's preview. */
  ghost?: Ghost;
}

/** Parts that re-render only when they change: in an editor, one of hundreds per keystroke. */
const ShownBlock = memo(BlockView);
const ShownProfile = memo(ProfileView);

/** Adjacent blocks that skip re-rendering together if none has changed: hundreds of blocks are dozens of groups. */
const ShownGroup = memo(
  function ShownGroup({ blocks }: { blocks: readonly Block[] }) {
    return blocks.map((block) => <ShownBlock key={block.key} block={block} />);
  },
  (before, after) =>
    before.blocks.length === after.blocks.length &&
    before.blocks.every((block, i) => block === after.blocks[i]),
);

/** A page as its visitors see it: one component for the site and the editor's preview, so that they are identical. */
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
            {/* Its address is disallowed by robots.txt. */}
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
