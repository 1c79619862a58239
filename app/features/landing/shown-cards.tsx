import { ProBadge } from "~/features/shell/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import { LANDING_CARDS } from "./shown";

/**
 * Finished cards, one over the other. With images, colours and passes they are PRO. Decoration: the text beside them
 * describes them.
 */
export function ShownCards() {
  const { language } = useRoot();
  return (
    <ul aria-hidden="true" className="grid w-full max-w-xl gap-4 sm:grid-cols-3 lg:max-w-none">
      {LANDING_CARDS.map((design) => (
        <li key={design} className="max-sm:[&:nth-child(n+2)]:hidden">
          <img
            src={`/assets/landing/${language}/card-${design}.jpg`}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-lg border border-rule shadow-lift"
          />
          <span className="mt-3 flex">
            <ProBadge />
          </span>
        </li>
      ))}
    </ul>
  );
}
