import type { CSSProperties } from "react";
import { readableOn } from "~/domain/color";
import type { BlockOf } from "~/domain/pages/blocks";
import type { Theme } from "~/domain/pages/theme";
import { serviceLink } from "~/domain/services/link";
import { serviceById } from "~/domain/services/services";
import { useBlockContext } from "./block-context";
import { legible } from "./brand-style";
import { relOf, safeHref } from "./safe-link";
import { ServiceIcon } from "./service-icon";

/** A row of signs. Each is at least 44 px to touch, whatever the size of its picture. */
export function SocialIcons({ block }: { block: BlockOf<"socialIcons"> }) {
  const { theme, isFree } = useBlockContext();
  return (
    <ul className={`si si-${theme.socialIconType}`} data-key={block.key}>
      {block.data.items.map((item) => {
        const service = serviceById(item.service);
        if (!service) return null;
        return (
          <li key={item.key}>
            <a
              href={safeHref(serviceLink(service, item.value))}
              rel={relOf({ isFree, isOwn: true })}
              aria-label={item.title || service.name}
              style={brandInk(theme, service.color)}
            >
              <ServiceIcon name={service.id} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Only signs in their brand's colour differ from one another; all others take the block's. */
function brandInk(
  { socialIconType, socialColor, socialBackground, bgColor }: Theme,
  brand: string,
): CSSProperties | undefined {
  if (socialColor) return undefined;
  if (socialIconType === "default_branding") return { color: legible(brand, socialBackground ?? bgColor) };
  if (socialIconType === "mono" || socialIconType === "outline" || socialBackground) return undefined;
  return { background: brand, color: readableOn(brand) };
}
