import { memo } from "react";
import { shortAddress } from "~/domain/addresses";
import { QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";
import { cx } from "~/ui/cx";

interface PassCodeProps {
  /** Absent while the card has no code: its place is shown. */
  url?: string;
  /** The code without the white around it. */
  side: number;
  /** Corners and margins of the platform's white box. */
  className: string;
}

/** The code of a pass in its white box, black as the platforms draw it, over the short address that is in it. */
export function PassCode({ url, side, className }: PassCodeProps) {
  return (
    <div className={cx("flex flex-col items-center gap-2 bg-white text-black", className)}>
      {url ? (
        <Modules url={url} side={side} />
      ) : (
        <span className="block rounded-sm bg-[#e4e4e4]" style={{ width: side, height: side }} />
      )}
      <span dir="ltr" className="max-w-[220px] truncate text-[12px]">
        {url ? shortAddress(url) : "\u00a0"}
      </span>
    </div>
  );
}

/** Made once, not at each key. */
const Modules = memo(function Modules({ url, side }: { url: string; side: number }) {
  const matrix = qrMatrix(url);
  const modules = matrix.length;
  return (
    <svg
      aria-hidden="true"
      width={side}
      height={side}
      viewBox={`${QUIET_ZONE} ${QUIET_ZONE} ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <path fill="#000" d={qrPath(matrix)} />
    </svg>
  );
});
