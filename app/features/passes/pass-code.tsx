import { memo } from "react";
import { QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";

interface PassCodeProps {
  /** Absent while the card has no code: its place is shown. */
  url?: string;
  side: number;
}

/** The code of a pass: always black on white, as the platforms draw it. Made once, not at each key. */
export const PassCode = memo(function PassCode({ url, side }: PassCodeProps) {
  if (!url) return <span className="block rounded-sm bg-[#e4e4e4]" style={{ width: side, height: side }} />;
  const matrix = qrMatrix(url);
  const modules = matrix.length;
  // The white around it is the platform's own box.
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
