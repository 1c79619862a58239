import { useContext } from "react";
import { BrandIcon, PLAIN_ICONS } from "./brand-icon";
import { SharedIconsContext, sharedIconId, useBrandIcon } from "./brand-icons";

/** The sign of a service, in the colour of the text around it; nothing for a name without one. */
export function NetworkIcon({ name }: { name: string | undefined }) {
  const path = useBrandIcon(name ?? "");
  const shared = useContext(SharedIconsContext);
  if (!name || name === "link") return null;
  if (Object.hasOwn(PLAIN_ICONS, name)) return <BrandIcon name={name} />;
  if (!path) return null;
  return (
    <svg className="ic" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {shared.has(name) ? <use href={`#${sharedIconId(name)}`} /> : <path d={path} />}
    </svg>
  );
}
