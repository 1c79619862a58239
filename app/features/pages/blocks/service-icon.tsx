import { BRAND_PATHS } from "./brand-paths";
import { SIGNS, SignIcon } from "./sign-icon";

/** The sign of a service, in the colour of the text around it; nothing for a name without one. */
export function ServiceIcon({ name }: { name: string | undefined }) {
  if (!name || name === "link") return null;
  if (Object.hasOwn(SIGNS, name)) return <SignIcon name={name} />;
  const path = Object.hasOwn(BRAND_PATHS, name) ? BRAND_PATHS[name] : undefined;
  if (!path) return null;
  return (
    <svg className="ic" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
