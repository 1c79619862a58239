import { QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";
import { localizedUrl } from "~/domain/languages";
import { useRoot } from "~/features/shell/use-root";

/**
 * A card with a real code over a page: the product as a still life. Decoration, the words beside it say the same: the
 * code leads where the button beside it does, to an address that every deployment has.
 */
export function CardFigure() {
  const { appOrigin, language } = useRoot();
  const matrix = qrMatrix(localizedUrl(appOrigin, language, "/editor"));
  const side = matrix.length + 2 * QUIET_ZONE;
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[5/4] w-full max-w-xl" dir="ltr">
      <div className="absolute end-[6%] top-0 flex h-full w-[46%] flex-col gap-[4%] rounded-lg bg-surface p-[5%] shadow-lift">
        <div className="mx-auto aspect-square w-[38%] rounded-full bg-accent" />
        <div className="mx-auto h-[4%] w-[62%] rounded-full bg-ink" />
        <div className="mx-auto mb-[4%] h-[2.5%] w-[78%] rounded-full bg-rule" />
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="h-[10%] rounded-md border border-edge" />
        ))}
      </div>
      <div className="absolute start-0 bottom-[8%] flex aspect-[1.75] w-[68%] -rotate-3 items-end justify-between rounded-md bg-[#1d1916] p-[5%] text-[#f6f0e7] shadow-lift">
        <div className="flex flex-col gap-1">
          <span className="display text-xl leading-tight">Ada Lindqvist</span>
          <span className="text-sm opacity-80">Lindqvist Press</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${side} ${side}`}
          className="w-[34%] rounded-sm bg-[#fff]"
          shapeRendering="crispEdges"
        >
          <path fill="#000" d={qrPath(matrix)} />
        </svg>
      </div>
    </div>
  );
}
