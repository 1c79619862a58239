import { readableOn } from "~/domain/color";
import { googleFront } from "~/domain/passes/google/front";
import type { PassField } from "~/domain/passes/pass-face";
import { PassCode } from "./pass-code";
import { PassPaper } from "./pass-paper";
import { isNumber, labelOf, type PassPreviewProps, WHOLE } from "./pass-preview";

/** Google's own measures in dp (its guidelines for the generic pass). */
const DP = { width: 360, least: 470, logo: 36, hero: 118, code: 132 };

/**
 * A card as Google Wallet shows its generic pass: logo and company, position over the name, rows of two fields, the
 * code, the image across its foot. The colour of its text is Google's choice, never the card's.
 */
export function GooglePass(props: PassPreviewProps) {
  const { face, images, backgroundColor, names, codeUrl } = props;
  const { title, over, rows, circle, hero } = googleFront(face, images);
  return (
    <PassPaper
      label={props.label}
      width={props.width}
      measures={DP}
      className="rounded-[28px] font-[Roboto,'Google_Sans',Arimo,Arial,sans-serif]"
      style={{ backgroundColor, color: readableOn(backgroundColor) }}
    >
      <div className="flex items-center gap-3 border-current/15 border-b px-4 py-3.5">
        {circle ? (
          <img
            src={images[circle]}
            alt=""
            // A logo is masked round with a margin of 15 %; a portrait fills the circle.
            className={`shrink-0 rounded-full bg-white ${circle === "photo" ? "object-cover" : "object-contain p-[5px]"}`}
            style={{ width: DP.logo, height: DP.logo }}
          />
        ) : null}
        <bdi className="truncate text-[15px]">{title}</bdi>
      </div>
      <div className="flex flex-col px-4 pt-4">
        {over ? <bdi className="truncate text-[13px] opacity-80">{over.value}</bdi> : null}
        <bdi className="-mx-1 line-clamp-2 px-1 text-[25px] leading-[1.45]">{face.primary.value}</bdi>
      </div>
      {rows.map((row) => (
        <div key={row[0]?.key} className="flex justify-between gap-4 px-4 pt-3">
          {row.map((field, i) => (
            <Field key={field.key} field={field} names={names} className={i > 0 ? "text-end" : ""} />
          ))}
        </div>
      ))}
      <div className="flex flex-1 items-center justify-center px-4 py-5">
        <PassCode url={codeUrl} side={DP.code} className="rounded-[16px] p-4 pb-2.5" />
      </div>
      {hero ? (
        <img src={images[hero]} alt="" className="w-full object-cover" style={{ height: DP.hero }} />
      ) : null}
    </PassPaper>
  );
}

function Field({
  field,
  names,
  className,
}: {
  field: PassField;
  names: Record<string, string>;
  className: string;
}) {
  return (
    <div className={`flex flex-col ${isNumber(field) ? WHOLE : "min-w-0"} ${className}`}>
      <bdi className="truncate text-[12px] opacity-80">{labelOf(field, names)}</bdi>
      <bdi className="truncate text-[15px]">{field.value}</bdi>
    </div>
  );
}
