import { networkLink } from "~/domain/networks/link";
import { networkName } from "~/domain/networks/network";
import { networkById } from "~/domain/networks/networks";
import type { BlockOf } from "~/domain/pages/blocks";
import { NetworkIcon } from "~/features/networks/network-icon";
import { useBlockContext } from "./block-context";
import { brandIcon } from "./brand-colors";
import { relOf, safeHref } from "./safe-link";
import { usePing } from "./use-ping";

/** A row of signs. Each is at least 48 px to touch, whatever the size of its image. */
export function SocialIcons({ block }: { block: BlockOf<"socialIcons"> }) {
  const { theme, palettes, isFree, messages } = useBlockContext();
  const ping = usePing();
  return (
    <ul className="si" data-key={block.key}>
      {block.data.items.map((item) => {
        const service = networkById(item.service);
        if (!service) return null;
        return (
          <li key={item.key}>
            <a
              href={safeHref(networkLink(service, item.value))}
              rel={relOf({ isFree, isOwn: true })}
              ping={ping(item.key)}
              aria-label={item.title || networkName(service, messages.services)}
              style={brandIcon(theme, service.color, palettes)}
            >
              <NetworkIcon name={service.id} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
