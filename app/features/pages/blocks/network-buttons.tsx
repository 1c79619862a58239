import { networkLink } from "~/domain/networks/link";
import { networkName } from "~/domain/networks/network";
import { networkById } from "~/domain/networks/networks";
import type { BlockOf } from "~/domain/pages/blocks";
import { NetworkIcon } from "~/features/networks/network-icon";
import { useBlockContext } from "./block-context";
import { brandLink } from "./brand-colors";
import { relOf, safeHref } from "./safe-link";
import { usePing } from "./use-ping";

type ButtonsOfNetworks = BlockOf<"messengers" | "marketplaces" | "videos" | "socialButtons">;

/** A button for each service, with its sign and, depending on the design, in its brand's colour. */
export function NetworkButtons({ block }: { block: ButtonsOfNetworks }) {
  const { theme, palettes, isFree, messages } = useBlockContext();
  const ping = usePing();
  return (
    <ul className={`b b-${block.type}`} data-key={block.key}>
      {block.data.items.map((item) => {
        const service = networkById(item.service);
        if (!service) return null;
        return (
          <li key={item.key}>
            <a
              className="l"
              dir="auto"
              href={safeHref(networkLink(service, item.value))}
              rel={relOf({ isFree, isOwn: block.type === "socialButtons" })}
              ping={ping(item.key)}
              style={brandLink(theme, block.type, service.color, palettes)}
            >
              <NetworkIcon name={service.id} />
              <span>{item.title || networkName(service, messages.services)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
