import { ImageIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BRAND } from "~/domain/brand";

interface PreviewProps {
  title: string;
  description: string;
  url: string;
}

/** Where search engines cut, in characters. */
const SEARCH = { title: 60, description: 160 };

const cut = (text: string, length: number) =>
  [...text].length > length
    ? `${[...text]
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`
    : text;

/** The page as one of a search engine's results. */
export function SearchPreview({ title, description, url }: PreviewProps) {
  const { t } = useTranslation("sharing");
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-medium text-sm">{t("seo.search")}</figcaption>
      <div className="flex flex-col gap-1 rounded-md border border-rule bg-white p-4 text-[#202124]">
        <span dir="ltr" className="truncate text-start text-[#4d5156] text-sm">
          {url.replace(/^https?:\/\//, "")}
        </span>
        <span dir="auto" className="truncate text-[#1a0dab] text-lg">
          {cut(title, SEARCH.title)}
        </span>
        {description ? (
          <span dir="auto" className="line-clamp-2 text-[#4d5156] text-sm">
            {cut(description, SEARCH.description)}
          </span>
        ) : null}
      </div>
    </figure>
  );
}

/** The page as a network shows its link. */
export function SocialPreview({ title, description, url, imageUrl }: PreviewProps & { imageUrl?: string }) {
  const { t } = useTranslation("sharing");
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-medium text-sm">{t("seo.social")}</figcaption>
      <div className="overflow-hidden rounded-md border border-rule bg-surface">
        {imageUrl ? (
          <img
            src={imageUrl}
            alt=""
            width={1200}
            height={675}
            className="aspect-[16/9] w-full object-cover"
          />
        ) : (
          <p className="flex aspect-[16/9] flex-col items-center justify-center gap-2 bg-sunken px-6 text-center text-muted text-sm">
            <ImageIcon aria-hidden="true" className="size-6" />
            {t("seo.noImage")}
          </p>
        )}
        <div className="flex flex-col gap-0.5 p-4">
          <span dir="ltr" className="truncate text-start text-muted text-sm">
            {URL.canParse(url) ? new URL(url).host : BRAND}
          </span>
          <span dir="auto" className="truncate font-medium">
            {title}
          </span>
          <span dir="auto" className="line-clamp-2 text-muted text-sm">
            {description}
          </span>
        </div>
      </div>
    </figure>
  );
}
