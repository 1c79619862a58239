import { useTranslation } from "react-i18next";
import { shortAddress } from "~/domain/codes/short-address";
import { QrCode } from "./qr-code";

interface CodeFigureProps {
  /** The short address in the code. */
  url: string;
  /** What the code is of, for screen readers. */
  title: string;
  /** Stands below it. */
  name: string;
}

/** A code large enough to be scanned from the screen, with its address to type. */
export function CodeFigure({ url, title, name }: CodeFigureProps) {
  const { t } = useTranslation("sharing");
  return (
    <figure className="mx-auto w-full max-w-md rounded-lg bg-white p-2 text-center text-[#1D1916]">
      <QrCode url={url} label={t("share.alt", { title })} className="w-full" />
      <figcaption className="flex flex-col gap-1 px-4 pb-5">
        <bdi className="display text-xl">{name}</bdi>
        <span dir="ltr" className="break-all text-[#5D544B] text-sm tabular-nums">
          {shortAddress(url)}
        </span>
      </figcaption>
    </figure>
  );
}
