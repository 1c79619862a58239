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

/** Signs that stand for no brand, by the names they are stored under. */
export const SIGNS: Readonly<Record<string, LucideIcon>> = {
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
export function SignIcon({ name }: { name: string }) {
  const Sign = SIGNS[name];
  return Sign ? <Sign className="ic" aria-hidden="true" /> : null;
}
