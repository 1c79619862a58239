import type { Profile } from "~/domain/pages/schema";
import { PROFILE_SHAPE, type Theme } from "~/domain/pages/theme";

/** Who the page is of: picture, name and a few words. */
export function ProfileView({ profile, theme }: { profile: Profile; theme: Theme }) {
  const image = profile.image?.cropped;
  const isWide = theme.profileImageShape === PROFILE_SHAPE.fullWidth;
  // Width and height keep the place while the picture loads; the style says how large it is drawn.
  const side = isWide ? 600 : theme.profileImageSize;
  return (
    <header className="h">
      {image ? (
        <img className="i" src={image} alt={profile.image?.alt ?? ""} width={side} height={side} />
      ) : null}
      {profile.title ? <h1 dir="auto">{profile.title}</h1> : null}
      {profile.bio ? <p dir="auto">{profile.bio}</p> : null}
    </header>
  );
}
