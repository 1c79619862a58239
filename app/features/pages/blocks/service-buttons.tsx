import type { BlockOf } from "~/domain/pages/blocks";
import { serviceLink } from "~/domain/services/link";
import { serviceName } from "~/domain/services/service";
import { serviceById } from "~/domain/services/services";
import { useBlockContext } from "./block-context";
import { brandLink } from "./brand-colors";
import { relOf, safeHref } from "./safe-link";
import { ServiceIcon } from "./service-icon";

type ButtonsOfServices = BlockOf<"messengers" | "marketplaces" | "videos" | "socialButtons">;

/** A button for each service, with its sign and, where the design wants it, in its brand's colour. */
export function ServiceButtons({ block }: { block: ButtonsOfServices }) {
  const { theme, palettes, isFree, messages } = useBlockContext();
  return (
    <ul className={`b b-${block.type}`} data-key={block.key}>
      {block.data.items.map((item) => {
        const service = serviceById(item.service);
        if (!service) return null;
        return (
          <li key={item.key}>
            <a
              className="l"
              dir="auto"
              href={safeHref(serviceLink(service, item.value))}
              rel={relOf({ isFree, isOwn: block.type === "socialButtons" })}
              style={brandLink(theme, block.type, service.color, palettes)}
            >
              <ServiceIcon name={service.id} />
              <span>{item.title || serviceName(service, messages.services)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
