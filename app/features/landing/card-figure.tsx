import { QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";
import { localizedUrl } from "~/domain/languages";
import { useRoot } from "~/features/shell/use-root";

/**
 * A page, a card over it and a real code: the product as a still life. Decoration with the same meaning as the text
 * beside it: the code opens the same target as the button, an address that every deployment has.
 */
export function CardFigure() {
  const { appOrigin, language } = useRoot();
  const matrix = qrMatrix(localizedUrl(appOrigin, language, "/editor"));
  const side = matrix.length + 2 * QUIET_ZONE;
  const image = (name: string) => `/assets/landing/${language}/${name}.jpg`;
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[6/5] w-full max-w-xl">
      <img
        src={image("pottery")}
        alt=""
        width={351}
        height={702}
        className="absolute end-[6%] top-0 h-full w-[46%] rounded-[1.75rem] border-[6px] border-[#1d1916] object-cover object-top shadow-lift"
      />
      <img
        src={image("card-1")}
        alt=""
        className="absolute start-[4%] bottom-[4%] w-[46%] -rotate-3 rounded-lg shadow-lift"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${side} ${side}`}
        className="absolute start-[8%] top-[6%] w-[24%] rounded-md border border-rule bg-white shadow-lift"
        shapeRendering="crispEdges"
      >
        <path fill="#000" d={qrPath(matrix)} />
      </svg>
    </div>
  );
}
