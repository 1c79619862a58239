import type { BlockType } from "./blocks";
import type { PageContent } from "./schema";
import type { DesignedBlock } from "./theme";
import type { PageWeight } from "./weight";

export type FindingKind =
  | "paid"
  | "contrastText"
  | "contrastBlock"
  | "altProfile"
  | "altImage"
  | "smallIcons"
  | "heavyFonts"
  | "heavyPage"
  | "emptyLink"
  | "wrongLink"
  | "exampleLink"
  | "insecureLink"
  | "doubleLink"
  | "emptyService"
  | "emptyBlock"
  | "sampleText";

/** Something about a page that its visitors would stumble over, or that keeps them from seeing it. */
export interface Finding {
  kind: FindingKind;
  /** Where it is. */
  blockKey?: string;
  itemKey?: string;
  /** Whose design it is about. */
  design?: DesignedBlock;
  /** What the thing is called on the page. */
  title?: string;
  /** Of a block that is called by nothing else. */
  blockType?: BlockType;
  /** What a page weighs that is too heavy, and the heaviest of its images. */
  weight?: Required<PageWeight>;
  /** The dotted paths of what has to be paid for. */
  paid?: string[];
  /** Mends it, where there is one way to. */
  fix?: (content: PageContent) => PageContent;
}
