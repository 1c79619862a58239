import { ChartColumn, type LucideIcon, MousePointerClick, QrCode } from "lucide-react";
import { useTranslation } from "react-i18next";
import { shareCardPath, sharePagePath } from "~/domain/screen-paths";
import { useLocalPath } from "~/i18n/use-path";
import type { VisitThing } from "~/server/services/visits/list-visit-things.server";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PlainList } from "~/ui/plain-list";

interface EmptyVisitsProps {
  /** What is shared: the thing that is chosen, else the newest. */
  first: VisitThing | undefined;
  /** Whether something was counted before. */
  wasVisited: boolean;
}

/** The columns of a drawing: a name, and a height. */
const EXAMPLE = { a: 3, b: 5, c: 4, d: 8, e: 6, f: 9, g: 14, h: 12, i: 10, j: 13, k: 18, l: 15 };
const PARTS: { name: "views" | "clicks" | "funnel"; Icon: LucideIcon }[] = [
  { name: "views", Icon: ChartColumn },
  { name: "clicks", Icon: MousePointerClick },
  { name: "funnel", Icon: QrCode },
];

/** Before the first visit: what will be shown here, and how to get visits. */
export function EmptyVisits({ first, wasVisited }: EmptyVisitsProps) {
  const { t } = useTranslation("visits");
  if (wasVisited) return <EmptyState title={t("empty.periodTitle")} text={t("empty.periodText")} />;
  return (
    <div className="flex flex-col items-center border-rule border-t">
      <EmptyState
        illustration={<Example />}
        title={t("empty.title")}
        text={t("empty.text")}
        action={<Ways first={first} />}
        className="pb-10"
      />
      <section className="w-full border-rule border-t py-6">
        <h2 className="pb-3 font-semibold">{t("empty.what")}</h2>
        <PlainList className="grid gap-4 sm:grid-cols-3">
          {PARTS.map(({ name, Icon }) => (
            <li key={name} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              <span className="text-pretty text-muted">{t(`empty.${name}`)}</span>
            </li>
          ))}
        </PlainList>
      </section>
    </div>
  );
}

/** Sharing what there is, else making something. */
function Ways({ first }: { first: VisitThing | undefined }) {
  const { t } = useTranslation("visits");
  const path = useLocalPath();
  if (!first) {
    return (
      <LinkButton variant="primary" href={path("/editor")}>
        {t("empty.make")}
      </LinkButton>
    );
  }
  const isPage = first.kind === "page";
  const id = first.thing.slice(first.thing.indexOf(":") + 1);
  const share = path(isPage ? sharePagePath(id) : shareCardPath(id));
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <LinkButton variant="primary" href={share}>
        {t(isPage ? "empty.share" : "empty.shareCard")}
      </LinkButton>
      <LinkButton href={`${share}#files`}>{t("empty.print")}</LinkButton>
    </div>
  );
}

/** How it may look one day. */
const Example = () => (
  <svg aria-hidden="true" viewBox="0 0 120 60" className="w-64 rtl:-scale-x-100">
    {Object.entries(EXAMPLE).map(([name, value], place) => (
      <rect
        key={name}
        x={place * 10 + 1.5}
        y={58 - value * 3}
        width={7}
        height={value * 3}
        className={name === "k" ? "fill-accent" : "fill-rule"}
      />
    ))}
    <path d="M0 58.5h120" className="stroke-edge" strokeWidth={0.75} />
  </svg>
);
