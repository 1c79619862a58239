import type { CSSProperties } from "react";
import { legibleOn } from "~/domain/color";
import { labelColor } from "~/domain/passes/apple/colors";
import type { PassField } from "~/domain/passes/pass-face";
import { PassCode } from "./pass-code";
import { PassPaper } from "./pass-paper";
import { isNumber, labelOf, type PassPreviewProps, WHOLE } from "./pass-preview";
import { PassStrip } from "./pass-strip";

/** Apple's own measures in points (Wallet's pass design rules): the pass, its images, its code. */
const POINTS = {
  width: 375,
  least: 470,
  strip: 123,
  thumbnail: 90,
  logo: { width: 160, height: 50 },
  code: 128,
};

/**
 * A card as Apple Wallet shows its pass: `generic` with a thumbnail, `storeCard` with a strip under the name. Wallet
 * cuts what does not fit, so the preview does; lines have the room that descenders and Arabic letters need.
 */
export function ApplePass(props: PassPreviewProps) {
  const { face, images, backgroundColor, fontColor, names, codeUrl } = props;
  const ink = legibleOn(backgroundColor, fontColor);
  const label = labelColor(backgroundColor, ink);
  const image = (slot: keyof typeof images | undefined) => slot && images[slot];
  const [strip, thumbnail, logo] = [image(face.strip), image(face.thumbnail), image(face.logo)];
  const row = (fields: PassField[]) =>
    fields.length > 0 ? (
      <div className="flex justify-between gap-4 px-4">
        {fields.map((field, i) => (
          <Field
            key={field.key}
            field={field}
            names={names}
            className={i > 0 && i === fields.length - 1 ? "text-end" : ""}
          />
        ))}
      </div>
    ) : null;
  return (
    <PassPaper
      label={props.label}
      width={props.width}
      measures={POINTS}
      className="rounded-[12px] font-[-apple-system,system-ui,Arimo,Arial,sans-serif]"
      style={{ backgroundColor, color: ink, "--label": label } as CSSProperties}
    >
      <div className="flex min-h-[66px] items-center gap-2.5 px-4 py-2">
        {logo ? <img src={logo} alt="" className="object-contain" style={logoSize} /> : null}
        <bdi className="min-w-0 flex-1 truncate font-medium text-[17px]">{face.title}</bdi>
        {face.header ? <Field field={face.header} names={names} className="max-w-[45%] text-end" /> : null}
      </div>
      {strip ? (
        <div className="relative" style={{ height: POINTS.strip }}>
          <PassStrip src={strip} ink={ink} />
          <bdi className="absolute inset-x-3 top-7 truncate px-1 text-[34px] leading-[1.5]">
            {face.primary.value}
          </bdi>
        </div>
      ) : (
        <div className="flex items-start justify-between gap-4 px-4 pt-2 pb-1">
          <bdi className="-mx-1 line-clamp-2 min-w-0 px-1 text-[27px] leading-[1.45]">
            {face.primary.value}
          </bdi>
          {thumbnail ? (
            <img
              src={thumbnail}
              alt=""
              className={`shrink-0 rounded-[4px] ${face.thumbnail === "logo" ? "object-contain" : "object-cover"}`}
              style={{ width: POINTS.thumbnail, height: POINTS.thumbnail }}
            />
          ) : null}
        </div>
      )}
      <div className="flex flex-col gap-4 pt-3">
        {face.kind === "storeCard" ? (
          row([...face.secondary, ...face.auxiliary])
        ) : (
          <>
            {row(face.secondary)}
            {row(face.auxiliary)}
          </>
        )}
      </div>
      <div className="mt-auto flex justify-center px-4 pt-6 pb-5">
        <PassCode url={codeUrl} side={POINTS.code} className="rounded-[8px] p-3 pb-2" />
      </div>
    </PassPaper>
  );
}

const logoSize = { maxWidth: POINTS.logo.width, maxHeight: POINTS.logo.height };

interface FieldProps {
  field: PassField;
  names: Record<string, string>;
  className?: string;
}

function Field({ field, names, className }: FieldProps) {
  return (
    <div className={`flex flex-col ${isNumber(field) ? WHOLE : "min-w-0"} ${className ?? ""}`}>
      <bdi className="truncate font-semibold text-[11px] text-(--label) uppercase leading-4">
        {labelOf(field, names)}
      </bdi>
      <bdi className="truncate text-[16px] leading-6">{field.value}</bdi>
    </div>
  );
}
