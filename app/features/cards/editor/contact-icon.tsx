import { AtSign } from "lucide-react";
import { CONTACT_ICONS } from "~/features/cards/contact-icons";
import { useBrandIcon } from "~/features/networks/brand-icons";
import { NetworkIcon } from "~/features/networks/network-icon";

/** The image of a kind of contact: a network has its brand's, or a common one while that is not there. */
export function ContactIcon({ name }: { name: string }) {
  const hasBrand = useBrandIcon(name) !== undefined;
  const Plain = CONTACT_ICONS[name];
  return (
    <span aria-hidden="true" className="contents [&>svg]:size-[1.15em] [&>svg]:shrink-0 [&>svg]:text-muted">
      {Plain ? <Plain /> : hasBrand ? <NetworkIcon name={name} /> : <AtSign />}
    </span>
  );
}
