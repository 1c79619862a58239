import type { DesignName } from "~/domain/passes/designs";

/** A photo as a round portrait, on the line between banner and card where there is a banner. */
const PORTRAIT =
  ".kf{width:104px;height:104px;border-radius:50%;object-fit:cover;flex:none;box-shadow:0 0 0 4px var(--kb)}";

const LEFT = ".ki{align-items:flex-start}";
const CENTRE = ".ki{align-items:center;text-align:center}.kc .j::before{margin-inline:auto}";

/**
 * What makes the designs differ in structure. Each is a part of the card's critical style; `--kb` is the card's colour,
 * `--ki` its ink.
 */
export const CARD_LAYOUTS: Record<DesignName, string> = {
  classic: `${LEFT}${PORTRAIT}.kn+.ki .kf{margin-top:-76px}.kc:not(:has(img)){aspect-ratio:1.7}.kc:not(:has(img)) .ki{margin-top:auto}`,
  portrait: `${CENTRE}.kf{width:min(62%,220px);aspect-ratio:1;height:auto;border-radius:50%;object-fit:cover}.kn{display:none}`,
  banner: `${LEFT}.ki{flex-flow:row wrap;align-items:flex-end;gap:16px}.kf{width:88px;height:88px;border-radius:10px;object-fit:cover;margin-top:-72px;box-shadow:0 0 0 4px var(--kb)}.kt{flex:1 1 100%}.kn+.ki .ko{max-height:40px}`,
  // The photo is the card; the text stands on a veil of the card's own colour, so that it can be read on any photo.
  poster:
    ".kc{aspect-ratio:4/5;justify-content:flex-end;position:relative}.kp{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}.ki{position:relative;padding-top:35%;align-items:flex-start;background:linear-gradient(to top,var(--kb) 45%,color-mix(in srgb,var(--kb) 85%,transparent) 62%,transparent)}",
  letterhead:
    ".ki{align-items:stretch;gap:0}.ko{align-self:flex-start;margin-bottom:18px}.kf{order:2;width:72px;height:72px;border-radius:4px;object-fit:cover;margin-top:20px}.kt{border-top:1px solid;padding-top:16px}.kc .o{order:-1}.kc .j::before{display:none}.kc .j{margin-top:8px}",
  directory:
    ".ki{flex-flow:row wrap;align-items:center;gap:16px}.kf{width:72px;height:72px;border-radius:50%;object-fit:cover}.ko{flex-basis:100%;width:auto;align-self:flex-start}.kt{flex:1 1 180px}.kc h1{font-size:24px}.kc .j::before{display:none}.kc .j{margin-top:4px}",
  storefront: `${CENTRE}.ko{max-width:70%;max-height:110px}.kf{width:64px;height:64px;border-radius:50%;object-fit:cover;order:3}.kc .o{font-size:26px;letter-spacing:0;padding-bottom:8px}.kc h1{font-size:20px}.kc .j::before{display:none}`,
  minimal: `${CENTRE}.kc{justify-content:center;aspect-ratio:1.7}.kn,.kf,.ko,.kc .o{display:none}.kc .j::before{display:none}.kc .j{margin-top:10px}`,
};
