import { QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";

interface QrCodeProps {
  /** The short address in the code. */
  url: string;
  /** The label for screen readers. */
  label: string;
  className?: string;
}

/** A code as it is printed: black on white in every scheme, or it is not read everywhere. */
export function QrCode({ url, label, className }: QrCodeProps) {
  const matrix = qrMatrix(url);
  const side = matrix.length + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#FFFFFF" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000000" d={qrPath(matrix)} />
    </svg>
  );
}
