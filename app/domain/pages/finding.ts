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

/** A problem of a page that affects its visitors, or hides it from them. */
export interface Finding {
  kind: FindingKind;
  /** Its location. */
  blockKey?: string;
  itemKey?: string;
  /** The block type whose design it concerns. */
  design?: DesignedBlock;
  /** The title of the affected part. */
  title?: string;
  /** For a block without a title. */
  blockType?: BlockType;
  /** What a page weighs that is too heavy, and the heaviest of its images. */
  weight?: Required<PageWeight>;
  /** The dotted paths of what has to be paid for. */
  paid?: string[];
  /** Mends it, where there is one way to. */
  fix?: (content: PageContent) => PageContent;
}
