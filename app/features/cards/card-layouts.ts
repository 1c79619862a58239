import type { DesignName } from "~/domain/passes/designs";

/** A photo as a round portrait. */
const ROUND = ".kf{width:104px;height:104px;border-radius:50%;overflow:hidden;flex:none}";

/** Over the line between banner and card, with a ring of the card's colour. */
const OVER_BANNER = ".kn+.ki .kf{margin-top:-72px;box-shadow:0 0 0 5px var(--kb)}";

const LEFT = ".ki{align-items:flex-start}";
const CENTRE = ".ki{align-items:center;text-align:center}.kc .j::before{margin-inline:auto}";

/** Without any image a card has the proportion of a printed one. */
const PRINTED = ".kc:not(:has(img)){aspect-ratio:1.7}.kc:not(:has(img)) .ki{margin-top:auto}";

/**
 * What makes the designs differ in structure. Each is a part of the card's critical style; `--kb` is the card's colour.
 */
export const CARD_LAYOUTS: Record<DesignName, string> = {
  classic: `${LEFT}${ROUND}${OVER_BANNER}${PRINTED}.ki{flex-flow:row wrap;justify-content:space-between}.kf{order:-1}.kt{flex:1 1 100%}`,
  // Without a portrait, its frame.
  portrait: `${CENTRE}${PRINTED}.kc:not(:has(.kf)) .ki{flex:1;justify-content:center;margin:14px;border:1px solid;border-radius:6px}.kn{display:none}.kf{width:min(70%,240px);aspect-ratio:1;border-radius:50%;overflow:hidden;order:-1}.ko{margin-top:6px}`,
  // Without a banner, a band of the text's colour.
  banner: `${PRINTED}.kc:not(:has(.kn))::before{content:"";aspect-ratio:375/72;background:currentColor;opacity:.16}.ki{flex-flow:row wrap;justify-content:space-between;align-items:flex-start}.kf{width:88px;height:88px;border-radius:12px;overflow:hidden;margin-inline-start:auto}${OVER_BANNER}.kt{flex:1 1 100%}`,
  // The photo, or the banner, is the card; the text stands on a scrim of the card's own colour, so that it can be read on
  // any of them. Without either, the name is the image.
  poster:
    ".kc:not(:has(.kp)) h1{font-size:clamp(38px,12vw,56px);line-height:1.02}.kc:not(:has(.kp)) .l{font-size:clamp(28px,8vw,38px)}.kc{aspect-ratio:4/5;position:relative}.kp{position:absolute;inset:0}.ki{position:relative;flex:1;justify-content:flex-end;align-items:flex-start;background:linear-gradient(to top,var(--kb) 24%,color-mix(in srgb,var(--kb) 80%,transparent) 38%,transparent 60%)}.ko{position:absolute;top:20px;inset-inline-start:20px;background:#fff;border-radius:8px;padding:8px 12px}.ko img{max-height:32px}",
  letterhead: `${PRINTED}.kn{display:none}.ki{flex-flow:row wrap;justify-content:space-between;align-items:flex-end;gap:20px}.kf{width:84px;height:84px;overflow:hidden;order:2;margin-inline-start:auto}.kt{flex:1 1 100%;order:3;border-top:1px solid;padding-top:18px}.kc .j::before{display:none}.kc .j{margin-top:8px}`,
  directory:
    ".kn,.ko{display:none}.ki{flex-flow:row nowrap;align-items:center;gap:18px;padding:22px}.kf{width:80px;height:80px;border-radius:50%;overflow:hidden;flex:none}.kt{flex:1}.kc h1{font-size:25px}.kc .o{padding-block-end:4px}.kc .j::before{display:none}.kc .j{margin-top:4px}",
  storefront: `${CENTRE}${PRINTED}.ko img{max-width:220px;max-height:96px}.kf{width:72px;height:72px;border-radius:50%;overflow:hidden}${OVER_BANNER}.kn+.ki .kf{margin-top:-64px;order:-1}.kc .o{font-size:clamp(20px,6vw,26px);line-height:1.2;letter-spacing:0}.kc h1{font-size:20px}.kc .j::before{display:none}`,
  // The name first: a small portrait, or the mark where there is none.
  minimal: `${CENTRE}.kn{display:none}.kc{aspect-ratio:1.7}.ki{flex:1;justify-content:center}.kf{width:56px;height:56px;border-radius:50%;overflow:hidden;flex:none}.ki:has(.kf) .ko{display:none}.ko img{max-width:120px;max-height:32px}.kc .o{padding-block-end:6px;font-size:13px}.kc .j::before{display:none}.kc .j{margin-top:6px}`,
};
