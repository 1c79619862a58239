import { Link } from "lucide-react";
import { CONTACT_ICONS } from "./contact-icons";

/** What a line of a card's page is about, at a glance; the line's own words say the same. Networks are links. */
export function LineIcon({ name }: { name: string }) {
  const Icon = CONTACT_ICONS[name] ?? Link;
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} />;
}
