/**
 * The widths in px that stored images are served in. A closed list bounds the resizing that requests can cause: an
 * image has at most this many variants per format.
 */
export const VARIANT_WIDTHS = [80, 120, 160, 240, 320, 480, 640, 960, 1280, 1440, 1920, 2560] as const;
export type VariantWidth = (typeof VARIANT_WIDTHS)[number];

/** Best first. JPEG is for browsers that support neither of the others, and for crawlers. */
export const VARIANT_FORMATS = ["avif", "webp", "jpg"] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** One size and format of a stored image. */
export interface ImageVariant {
  /** SHA-256 of the stored original, which is stored under `i/{hash}.webp`. */
  hash: string;
  width: VariantWidth;
  format: VariantFormat;
}

/** Sources of an `<image>`. The sets are absent for a URL that is not a stored image of ours. */
export interface ImageSources {
  /** For browsers without the formats below; twice the drawn size. */
  src: string;
  avif?: string;
  webp?: string;
}

const STORED = /^(?<base>.*\/i\/[0-9a-f]{64})\.webp$/;
const VARIANT = /^\/i\/(?<hash>[0-9a-f]{64})-(?<width>\d{2,4})\.(?<format>avif|webp|jpg)$/;
const DENSITIES = [1, 2, 3] as const;

/** @returns the smallest width of the list that is at least `px`, or its largest */
export function variantWidth(px: number): VariantWidth {
  return VARIANT_WIDTHS.find((width) => width >= px) ?? 2560;
}

/** @returns the URL of a stored image in a width and format; any other URL unchanged */
export function variantUrl(url: string, width: VariantWidth, format: VariantFormat): string {
  const base = STORED.exec(url)?.groups?.base;
  return base ? `${base}-${width}.${format}` : url;
}

/** @returns the variant that a path of the site denotes, or null */
export function readVariantPath(path: string): ImageVariant | null {
  const { hash, width, format } = VARIANT.exec(path)?.groups ?? {};
  const known = VARIANT_WIDTHS.find((one) => String(one) === width);
  return hash && known ? { hash, width: known, format: format as VariantFormat } : null;
}

/**
 * The URLs of a stored image for screens of one, two and three px per CSS px.
 * @param url the value of `profile.image.cropped` or another image field; blob: and foreign URLs are returned unchanged
 * @param cssWidth the maximum drawn width, in CSS px
 */
export function imageSources(url: string, cssWidth: number): ImageSources {
  if (!STORED.test(url)) return { src: url };
  const set = (format: VariantFormat) =>
    DENSITIES.map((density) => `${variantUrl(url, variantWidth(cssWidth * density), format)} ${density}x`)
      .filter((source, i, all) => i === 0 || source.split(" ")[0] !== all[i - 1]?.split(" ")[0])
      .join(", ");
  return { src: variantUrl(url, variantWidth(cssWidth * 2), "jpg"), avif: set("avif"), webp: set("webp") };
}

/**
 * A CSS `image-set()` of the same, for backgrounds. The URL is quoted inside a style element: one that could end either
 * of them, or that is not an image's, returns `none`.
 */
export function imageSet(url: string, cssWidth: number): string {
  if (/["\\<\s]/.test(url) || !/^(?:https?:|blob:|\/)/.test(url)) return "none";
  if (!STORED.test(url)) return `url("${url}")`;
  const of = (format: VariantFormat, type: string) =>
    DENSITIES.map(
      (density) =>
        `url("${variantUrl(url, variantWidth(cssWidth * density), format)}") ${density}x type("${type}")`,
    );
  return `image-set(${[...of("avif", "image/avif"), ...of("webp", "image/webp")].join(",")})`;
}
