/** The numeric image types of a page, as the API names them. */
export const IMAGE_TYPE = {
  profileOriginal: 1,
  profileCropped: 2,
  backgroundOriginal: 3,
  backgroundDesktop: 4,
  backgroundMobile: 5,
  shareImage: 6,
} as const;

export type ImageType = (typeof IMAGE_TYPE)[keyof typeof IMAGE_TYPE];

export const IMAGE_TYPES: readonly { id: ImageType; name: keyof typeof IMAGE_TYPE }[] = Object.entries(
  IMAGE_TYPE,
).map(([name, id]) => ({ id, name: name as keyof typeof IMAGE_TYPE }));

/** The image type of a form field or path segment (`"2"`), or null. */
export function parseImageType(value: unknown): ImageType | null {
  return IMAGE_TYPES.find(({ id }) => String(id) === String(value))?.id ?? null;
}

/** Where in a page's content the reference to an image of a type stands; the share image is a column of its own. */
export const IMAGE_PATH: Record<Exclude<ImageType, 6>, readonly [string, string, string]> = {
  1: ["profile", "image", "original"],
  2: ["profile", "image", "cropped"],
  3: ["theme", "image", "original"],
  4: ["theme", "image", "desktop"],
  5: ["theme", "image", "mobile"],
};
