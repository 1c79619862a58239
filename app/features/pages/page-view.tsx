import { BRAND } from "~/domain/brand";
import type { Block } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";
import { BlockView } from "./block-view";
import { pageStyle } from "./page-style";
import { ProfileView } from "./profile-view";

export interface PageViewProps {
  /** What a visitor may see at this instant: hidden and scheduled things are already left out. */
  content: Pick<PageContent, "profile" | "theme"> & { blocks: Block[] };
  /** Where the branding line leads. */
  brandUrl: string;
  brandText: string;
  /** Links of free pages give no weight to what they point to. */
  isFree: boolean;
}

/** A page as its visitors see it, on the site and in the editor's preview: one component, so that they are the same. */
export function PageView({ content, brandUrl, brandText, isFree }: PageViewProps) {
  const { profile, theme, blocks } = content;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of validated colours, numbers and list members */}
      <style dangerouslySetInnerHTML={{ __html: pageStyle(theme) }} />
      <main className="p">
        <ProfileView profile={profile} theme={theme} />
        {blocks.map((block) => (
          <BlockView key={block.key} block={block} isFree={isFree} />
        ))}
        {theme.isBranding ? (
          <p className="f">
            <a href={brandUrl} rel="noopener">
              {brandText} <b>{BRAND}</b>
            </a>
          </p>
        ) : null}
      </main>
    </>
  );
}
