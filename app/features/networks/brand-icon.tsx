import {
  Contact,
  Heart,
  Link,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Phone,
  Rss,
  Send,
  UserPlus,
} from "lucide-react";

/** Icons that represent no brand, by the names they are stored under. */
export const PLAIN_ICONS: Readonly<Record<string, LucideIcon>> = {
  link: Link,
  website: Link,
  mail: Mail,
  email: Mail,
  phone: Phone,
  message: MessageSquareText,
  sms: MessageSquareText,
  rss: Rss,
  "user-plus": UserPlus,
  contact: Contact,
  send: Send,
  heart: Heart,
};

/** A sign of ours; nothing for a name that has none. */
export function BrandIcon({ name }: { name: string }) {
  const Icon = PLAIN_ICONS[name];
  return Icon ? <Icon className="ic" aria-hidden="true" /> : null;
}
