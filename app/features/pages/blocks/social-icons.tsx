import type { BlockOf } from "~/domain/pages/blocks";
import { serviceLink } from "~/domain/services/link";
import { serviceName } from "~/domain/services/service";
import { serviceById } from "~/domain/services/services";
import { useBlockContext } from "./block-context";
import { brandIcon } from "./brand-colors";
import { relOf, safeHref } from "./safe-link";
import { ServiceIcon } from "./service-icon";

/** A row of signs. Each is at least 48 px to touch, whatever the size of its image. */
export function SocialIcons({ block }: { block: BlockOf<"socialIcons"> }) {
  const { theme, palettes, isFree, messages } = useBlockContext();
  return (
    <ul className="si" data-key={block.key}>
      {block.data.items.map((item) => {
        const service = serviceById(item.service);
        if (!service) return null;
        return (
          <li key={item.key}>
            <a
              href={safeHref(serviceLink(service, item.value))}
              rel={relOf({ isFree, isOwn: true })}
              aria-label={item.title || serviceName(service, messages.services)}
              style={brandIcon(theme, service.color, palettes)}
            >
              <ServiceIcon name={service.id} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
