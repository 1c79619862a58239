import { Link } from "lucide-react";
import { CONTACT_ICONS } from "./contact-icons";

/** The icon of a line on a card's page; the line's text has the same meaning. Networks are links. */
export function LineIcon({ name }: { name: string }) {
  const Icon = CONTACT_ICONS[name] ?? Link;
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} />;
}
