/** @jsxImportSource satori/jsx */
import { SHARE_IMAGE } from "~/domain/media/share-image";
import type { FontSet } from "./fonts";
import { Title, type TitleBlock } from "./title";

const { width, height, margin, profile, watermark: mark } = SHARE_IMAGE;

/** The watermark's line and the air above it. */
const MARK_HEIGHT = 36;
const MARK_GAP = 30;
/** Opacities, in hexadecimal behind a colour: groups with an opacity take the rasterizer a layer each. */
const MARK_OPACITY = "A6";
const RULE_OPACITY = "29";

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

/** A text in the colour it has where it stands. */
interface Inked<T> {
  content: T;
  color: string;
}

/** What is before the background. */
export interface Scene {
  title?: Inked<TitleBlock>;
  watermark?: Inked<{ text: string; fonts: FontSet }>;
  /** The size of the place kept free for the profile image. */
  bitmap?: Size;
}

/** The `id` of that place in the tree. */
export const IMAGE_PLACE = "picture";

/** The height that image and title share. */
function roomOf(hasWatermark: boolean): number {
  return height - 2 * margin - (hasWatermark ? MARK_HEIGHT + MARK_GAP : 0);
}

const above = (bitmap: Size | undefined) => (bitmap ? bitmap.height + profile.gap : 0);

/** The box that a title has to fit into. */
export function titleBox(bitmap: Size | undefined, hasWatermark: boolean): Size {
  return { width: width - 2 * margin, height: roomOf(hasWatermark) - above(bitmap) };
}

/** Where a title will stand. */
export function titleArea(title: Size, bitmap: Size | undefined, hasWatermark: boolean): Area {
  const free = roomOf(hasWatermark) - above(bitmap) - title.height;
  const top = margin + free / 2 + above(bitmap);
  return { left: (width - title.width) / 2, top, width: title.width, height: title.height };
}

/** Where the watermark will stand, its rules left out. */
export function markArea(markWidth: number): Area {
  return {
    left: (width - markWidth) / 2,
    top: height - margin - MARK_HEIGHT,
    width: markWidth,
    height: MARK_HEIGHT,
  };
}

function Rule({ color }: { color: string }) {
  return <div style={{ flexGrow: 1, height: 2, backgroundColor: color + RULE_OPACITY }} />;
}

/** The brand between two thin rules, from margin to margin. */
function Signature({ content: { text, fonts }, color }: NonNullable<Scene["watermark"]>) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: profile.gap, width: width - 2 * margin }}>
      <Rule color={color} />
      <div
        style={{
          color: color + MARK_OPACITY,
          fontFamily: fonts.family,
          fontSize: mark.fontSize,
          lineHeight: 1.2,
        }}
      >
        {text}
      </div>
      <Rule color={color} />
    </div>
  );
}

/** The tree that satori lays out: image and title in the middle of what the watermark leaves. */
export function SceneTree({ title, watermark, bitmap }: Scene) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "space-between",
        width,
        height,
        padding: `${margin}px 0`,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          alignItems: "center",
          justifyContent: "center",
          gap: profile.gap,
          height: roomOf(watermark !== undefined),
        }}
      >
        {bitmap ? <div id={IMAGE_PLACE} style={{ ...bitmap }} /> : null}
        {title ? <Title block={title.content} color={title.color} /> : null}
      </div>
      {watermark ? <Signature {...watermark} /> : null}
    </div>
  );
}
