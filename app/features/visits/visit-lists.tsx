import { useTranslation } from "react-i18next";
import { OTHER } from "~/domain/visits/limits";
import type { VisitReport } from "~/domain/visits/report";
import { withUnknown } from "~/domain/visits/unknown-rest";
import { useJoined } from "~/features/shell/use-joined";
import { TextLink } from "~/ui/text-link";
import { useNumber } from "~/ui/use-number";
import type { RankedRow } from "./chart/ranked-list";
import { RankedSection } from "./ranked-section";
import { useRate } from "./use-rate";
import { type Dimension, useVisitNames } from "./use-visit-names";

interface VisitListsProps {
  report: VisitReport;
  /** A single code has no breakdown. */
  isCode: boolean;
  /** The period parameters of the address. */
  days: Record<string, string>;
}

const DIMENSIONS = ["sources", "countries", "devices", "languages"] as const;

/** Links by their clicks, and where visits came from. */
export function VisitLists({ report, isCode, days }: VisitListsProps) {
  const { t } = useTranslation("visits");
  const number = useNumber();
  const rate = useRate();
  const nameOf = useVisitNames();
  const joined = useJoined();
  const rowsOf = (dimension: Dimension): RankedRow[] | null => {
    const entries = report[dimension];
    if (!entries) return null;
    const rows = withUnknown(entries, report.total.views);
    const sum = rows.reduce((all, { views }) => all + views, 0);
    return rows.map(({ name, views }) => ({
      id: name,
      name: nameOf(dimension, name),
      value: views,
      said: <Said value={number(views)} share={rate(views, sum)} />,
    }));
  };
  const hidden = isCode ? t("lists.notPerCode") : t("lists.few");
  const section = (dimension: Dimension) => (
    <RankedSection
      key={dimension}
      title={t(`lists.${dimension}`)}
      value={t("count.views")}
      rows={rowsOf(dimension)}
      hidden={hidden}
    />
  );
  return (
    <div className="grid gap-x-12 lg:grid-cols-2">
      {report.things.length > 0 ? (
        <RankedSection
          title={t("lists.things")}
          value={t("count.views")}
          rows={report.things.map(({ thing, title, views }) => ({
            id: thing,
            name: title ? (
              <TextLink href={`?${new URLSearchParams({ ...days, thing })}`}>{title}</TextLink>
            ) : (
              t(thing === OTHER ? "source.other" : "lists.goneThing")
            ),
            value: views,
            said: <Said value={number(views)} share={rate(views, report.total.views)} />,
          }))}
          hidden={hidden}
        />
      ) : null}
      <RankedSection
        title={t("lists.links")}
        value={t("count.clicks")}
        rows={report.links.map(({ key, thing, title, url, clicks }) => ({
          id: `${thing} ${key}`,
          name: title || shortened(url) || t(key === OTHER ? "source.other" : "lists.gone"),
          note:
            title && url && bare(title) !== shortened(url) ? (
              <bdi dir="ltr">{shortened(url)}</bdi>
            ) : undefined,
          value: clicks,
          said: number(clicks),
        }))}
        hidden={hidden}
        note={t("linksText")}
      />
      {DIMENSIONS.every((dimension) => report[dimension] === null) ? (
        // For the same reason, which is given once.
        <RankedSection
          title={joined(DIMENSIONS.map((dimension) => t(`lists.${dimension}`)))}
          value={t("count.views")}
          rows={null}
          hidden={hidden}
        />
      ) : report.things.length > 0 ? (
        DIMENSIONS.map(section)
      ) : (
        <>
          {section("sources")}
          {section("countries")}
          {/* Beside the countries, which are many. */}
          <div>
            {section("devices")}
            {section("languages")}
          </div>
        </>
      )}
    </div>
  );
}

const Said = ({ value, share }: { value: string; share: string }) => (
  <>
    {value} <span className="inline-block min-w-11 text-faint text-sm">{share}</span>
  </>
);

/** A number as it is dialled: what is written with gaps is the same. */
const bare = (title: string): string => title.replaceAll(" ", "");

/** An address without what all of them have. */
const shortened = (url: string): string =>
  url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, "").replace(/\/$/, "");
