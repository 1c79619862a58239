import { exports } from "cloudflare:workers";
import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { type ReadShareImageFile, SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { DEFAULT_GRADIENTS, type Gradient, gradientCss } from "~/domain/pages/gradients";
import { compose } from "../../workers/share-image/renderer";
import { IMAGE_PLACE } from "../../workers/share-image/scene";
import { keep, plainPng, readFile } from "./share-image/images";

const worker = (exports as unknown as { default: unknown }).default as {
  render(input: ShareImageInput, read: ReadShareImageFile): Promise<Uint8Array>;
};
const RENDERS = 40;
const WARM_UP = 20;

interface Element {
  type: string | ((props: object) => Element);
  props: { children?: unknown; style?: object; id?: string };
}

const isElement = (node: unknown): node is Element =>
  typeof node === "object" && node !== null && "props" in node;

/** The same tree for a renderer that needs everything inline: components expanded, background and image included. */
function whole(node: unknown, bitmap: object | undefined): unknown {
  if (Array.isArray(node)) return node.map((child) => whole(child, bitmap));
  if (!isElement(node)) return node;
  const { type, props } = node;
  if (typeof type === "function") return whole(type(props), bitmap);
  if (props.id === IMAGE_PLACE) return bitmap;
  return { type, props: { ...props, children: whole(props.children, bitmap) } };
}

async function treeOf(input: ShareImageInput): Promise<{ tree: unknown; fonts: string[] }> {
  const tools = { read: readFile, convert: async (bytes: Uint8Array) => bytes, notice: () => {} };
  const { tree, fonts, bitmap } = await compose(input, tools);
  const bytes = input.profile && new Uint8Array(input.profile.bytes);
  const { size } = SHARE_IMAGE.profile;
  const img = bytes &&
    bitmap && {
      type: "img",
      props: {
        src: `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`,
        width: size,
        height: size,
        style: { borderRadius: bitmap.radius },
      },
    };
  const root = whole(tree, img) as Element;
  const { background } = input;
  const backdrop =
    background.type === "gradient"
      ? { backgroundImage: gradientCss(background.gradient) }
      : { backgroundColor: background.color };
  root.props.style = { ...root.props.style, ...backdrop };
  return { tree: root, fonts: fonts.slices.map(({ name }) => name) };
}

/** Printed by `npm run bench`, which draws the same trees by other means; a speed is never asserted. */
test("share images are drawn again and again", { timeout: 120_000 }, async () => {
  const base: ShareImageInput = {
    title: "Somebody with twenty links",
    titleFont: 1,
    titleSize: 24,
    titleColor: "#1A1714",
    background: { type: "solid", color: "#F6F1E7" },
    watermark: "Visita",
  };
  const { size } = SHARE_IMAGE.profile;
  const profile = { bytes: await plainPng(size, size, [0, 160, 80, 255]), shape: 1 } as const;
  const gradient = DEFAULT_GRADIENTS[1] as Gradient;
  const scenes: [string, ShareImageInput][] = [
    ["title alone", base],
    ["with a profile image", { ...base, profile }],
    ["Arabic title", { ...base, title: "بطاقة زيارة لكل الناس" }],
    ["on a gradient", { ...base, background: { type: "gradient", gradient } }],
  ];
  const trees: object[] = [];
  for (const [name, input] of scenes) {
    for (let i = 0; i < WARM_UP; i++) await worker.render(input, readFile);
    const started = performance.now();
    let bytes = 0;
    for (let i = 0; i < RENDERS; i++) bytes = (await worker.render(input, readFile)).byteLength;
    const milliseconds = (performance.now() - started) / RENDERS;
    expect(bytes).toBeGreaterThan(1000);
    const tree = await treeOf(input);
    expect(JSON.stringify(tree)).toContain(input.title.split(" ")[0]);
    trees.push({ name, ...tree });
    console.info(
      `share image ${name.padEnd(31)} workerd     ${milliseconds.toFixed(0).padStart(4)} ms, ${bytes} bytes`,
    );
  }
  await keep("trees.json", JSON.stringify(trees));
});
