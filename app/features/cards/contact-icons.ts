import {
  BriefcaseBusiness,
  Building2,
  Clock,
  Globe,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquareText,
  Phone,
  Rss,
  Smartphone,
} from "lucide-react";

/** Icons of contacts that are no network, by their names. */
export const CONTACT_ICONS: Readonly<Record<string, LucideIcon>> = {
  phone: Phone,
  cellphone: Smartphone,
  email: Mail,
  address: MapPin,
  openHours: Clock,
  company: Building2,
  position: BriefcaseBusiness,
  website: Globe,
  sms: MessageSquareText,
  rss: Rss,
};
