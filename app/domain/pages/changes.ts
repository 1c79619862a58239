import type { PageContent, PageInput, PageUpdate } from "./schema";
import type { Theme } from "./theme";

/** The content of a new page. Image references are dropped: a client must not reference another owner's. */
export function contentOf(input: PageInput): PageContent {
  const { slug: _slug, ...content } = input;
  return withImagesOf(content, undefined);
}

/**
 * Stored content with a change applied: absent parts stay, given parts replace the stored ones. Image references are
 * always the stored ones; they change only through the image calls.
 */
export function applyPageUpdate(stored: PageContent, update: PageUpdate): PageContent {
  const { slug: _slug, sensitive, ...parts } = update;
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  const merged: PageContent = { ...stored, ...given };
  if (sensitive === null) delete merged.sensitive;
  else if (sensitive !== undefined) merged.sensitive = sensitive;
  return withImagesOf(merged, stored);
}

function withImagesOf(content: PageContent, stored: PageContent | undefined): PageContent {
  return {
    ...content,
    profile: withProfileImage(content.profile, stored?.profile),
    theme: withBackgroundImage(content.theme, stored?.theme),
  };
}

function withProfileImage(
  profile: PageContent["profile"],
  stored: PageContent["profile"] | undefined,
): PageContent["profile"] {
  const { image, ...rest } = profile;
  const { original: _o, cropped: _c, ...settings } = image ?? stored?.image ?? {};
  const { original, cropped } = stored?.image ?? {};
  const kept = { ...(original && { original }), ...(cropped && { cropped }), ...settings };
  return Object.keys(kept).length > 0 ? { ...rest, image: kept } : rest;
}

function withBackgroundImage(theme: Theme, stored: Theme | undefined): Theme {
  const { image, ...rest } = theme;
  // A theme without an image keeps none: a change of other parts includes the stored theme with its image.
  if (!image) return rest;
  const { original: _o, mobile: _m, desktop: _d, ...kept } = image;
  const { original, mobile, desktop } = stored?.image ?? {};
  return {
    ...rest,
    image: { ...kept, ...(original && { original }), ...(mobile && { mobile }), ...(desktop && { desktop }) },
  };
}
