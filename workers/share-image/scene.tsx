/** @jsxImportSource satori/jsx */
import { SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { Title } from "./title";

const { width, height, margin, profile, watermark: mark } = SHARE_IMAGE;

/** The watermark's line and the air above it. */
const MARK_HEIGHT = 36;
const MARK_GAP = 30;
const MARK_OPACITY = 0.65;
const RULE_OPACITY = 0.16;

/** What is on the image; texts hold only what the fonts can draw, and are empty to be left out. */
export interface Scene {
  title: string;
  titleSize: number;
  titleColor: string;
  background: ShareImageInput["background"];
  watermark: string;
  /** The size of the place kept free for the profile image. */
  picture?: { width: number; height: number };
}

/** The `id` of that place in the tree. */
export const PICTURE_PLACE = "picture";

function Rule({ color }: { color: string }) {
  return <div style={{ flexGrow: 1, height: 2, backgroundColor: color, opacity: RULE_OPACITY }} />;
}

/** The brand between two thin rules, from margin to margin. */
function Signature({ text, color }: { text: string; color: string }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: profile.gap, width: width - 2 * margin }}>
      <Rule color={color} />
      <div style={{ color, opacity: MARK_OPACITY, fontSize: mark.fontSize, lineHeight: 1.2 }}>{text}</div>
      <Rule color={color} />
    </div>
  );
}

/** The tree that satori lays out: picture and title in the middle of what the watermark leaves. */
export function SceneTree({ title, titleSize, titleColor, background, watermark, picture }: Scene) {
  const room = height - 2 * margin - (watermark ? MARK_HEIGHT + MARK_GAP : 0);
  const titleRoom = room - (picture ? picture.height + profile.gap : 0);
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
        backgroundColor: background.color,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          alignItems: "center",
          justifyContent: "center",
          gap: profile.gap,
          height: room,
        }}
      >
        {picture ? <div id={PICTURE_PLACE} style={{ ...picture }} /> : null}
        {title ? (
          <Title
            text={title}
            titleSize={titleSize}
            color={titleColor}
            box={{ width: width - 2 * margin, height: titleRoom }}
          />
        ) : null}
      </div>
      {watermark ? <Signature text={watermark} color={titleColor} /> : null}
    </div>
  );
}
