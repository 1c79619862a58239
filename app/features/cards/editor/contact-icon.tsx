import {
  AtSign,
  BriefcaseBusiness,
  Building2,
  Clock,
  Globe,
  Mail,
  MapPin,
  MessageSquareText,
  Phone,
  Rss,
  Smartphone,
} from "lucide-react";
import type { ReactNode } from "react";

const icons: Record<string, ReactNode> = {
  phone: <Phone />,
  cellphone: <Smartphone />,
  email: <Mail />,
  address: <MapPin />,
  openHours: <Clock />,
  company: <Building2 />,
  position: <BriefcaseBusiness />,
  website: <Globe />,
  sms: <MessageSquareText />,
  rss: <Rss />,
};

/** The picture of a kind of contact; networks share one. */
export function ContactIcon({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="contents [&>svg]:size-[1.15em] [&>svg]:shrink-0 [&>svg]:text-muted">
      {icons[name] ?? <AtSign />}
    </span>
  );
}
