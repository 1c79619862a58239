import { imageSources } from "~/domain/media/image-variants";
import type { Profile } from "~/domain/pages/schema";
import { PROFILE_SHAPE, type Theme } from "~/domain/pages/theme";
import { Image } from "./image";

/** As wide as the column gets, in px. */
const COLUMN = 600;

/** The page's profile: image, name and bio. A page without a name still has one heading for screen readers. */
export function ProfileView({ profile, theme }: { profile: Profile; theme: Theme }) {
  const image = profile.image?.cropped;
  const isWide = theme.profileImageShape === PROFILE_SHAPE.fullWidth || theme.layout.header === "print";
  // Width and height reserve the space while the image loads; the style sets its display size.
  const side = isWide ? COLUMN : theme.profileImageSize;
  const cut = profile.image?.config?.cropper;
  const isCut = theme.profileImageShape === PROFILE_SHAPE.fullWidth && cut && cut.width > 0;
  const height = isCut ? Math.round((side * cut.height) / cut.width) : side;
  return (
    <header className="h">
      {image ? (
        <Image
          className="i"
          sources={imageSources(image, side)}
          alt={profile.image?.alt ?? ""}
          width={side}
          height={height}
        />
      ) : null}
      {profile.title || profile.bio ? (
        <div>
          {profile.title ? <h1 dir="auto">{profile.title}</h1> : null}
          {profile.bio ? <p dir="auto">{profile.bio}</p> : null}
        </div>
      ) : null}
    </header>
  );
}
