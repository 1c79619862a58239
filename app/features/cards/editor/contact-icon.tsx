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
import { useBrandIcon } from "~/features/pages/blocks/brand-icons";
import { NetworkIcon } from "~/features/pages/blocks/network-icon";

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

/** The image of a kind of contact: a network has its brand's, or a common one while that is not there. */
export function ContactIcon({ name }: { name: string }) {
  const hasBrand = useBrandIcon(name) !== undefined;
  return (
    <span aria-hidden="true" className="contents [&>svg]:size-[1.15em] [&>svg]:shrink-0 [&>svg]:text-muted">
      {icons[name] ?? (hasBrand ? <NetworkIcon name={name} /> : <AtSign />)}
    </span>
  );
}
