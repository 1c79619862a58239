import {
  Building2,
  Clock,
  Globe,
  Link,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  Smartphone,
  User,
} from "lucide-react";

/** By a contact's name; all others are links. */
const ICONS: Record<string, LucideIcon> = {
  phone: Phone,
  cellphone: Smartphone,
  email: Mail,
  address: MapPin,
  openHours: Clock,
  company: Building2,
  position: User,
  website: Globe,
  sms: MessageSquare,
};

/** What a line of a card's page is about, at a glance; the line's own words say the same. */
export function ContactIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Link;
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} />;
}
