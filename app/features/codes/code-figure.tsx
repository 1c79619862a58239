import { useTranslation } from "react-i18next";
import { shortAddress } from "~/domain/addresses";
import { type CodeStyle, PLAIN_STYLE } from "~/domain/codes/style";
import { StyledCode } from "./styled-code";

interface CodeFigureProps {
  /** The short address in the code. */
  url: string;
  /** The style of its files; the plain one if it has none. */
  style?: CodeStyle;
  logoUrl?: string;
  /** What the code is of, for screen readers. */
  title: string;
  /** Rendered below it. */
  name: string;
}

/** A code large enough to be scanned from the screen, as its files look and on its own paper in every scheme. */
export function CodeFigure({ url, style = PLAIN_STYLE, logoUrl, title, name }: CodeFigureProps) {
  const { t } = useTranslation("sharing");
  return (
    <figure
      className="mx-auto w-full max-w-md rounded-lg p-2 text-center"
      style={{ backgroundColor: style.light, color: style.dark }}
    >
      <StyledCode
        url={url}
        style={style}
        logoUrl={logoUrl}
        label={t("share.alt", { title })}
        className="w-full"
      />
      <figcaption className="px-4 pt-2 pb-5">
        <bdi className="display text-xl">{name}</bdi>
        {/* The drawing contains it below the code; this is for screen readers. */}
        <span dir="ltr" className="sr-only">
          {shortAddress(url)}
        </span>
      </figcaption>
    </figure>
  );
}
