import { useId } from "react";
import { useTranslation } from "react-i18next";
import { OTHER } from "~/domain/visits/limits";
import type { VisitReport } from "~/domain/visits/report";
import { PlainList } from "~/ui/plain-list";
import { useNumber } from "~/ui/use-number";
import { useRate } from "./use-rate";

const STEPS = ["scans", "views", "saves", "contacts"] as const;

/** Whether a code leads here; what was saved may have come by the code of another thing. */
const leadsHere = ({ scans, views }: VisitReport["codes"][number]) => scans + views > 0;

/** Each code with the way from scan to contact, the most scanned first. */
export function CodeFunnels(report: Pick<VisitReport, "codes">) {
  const { t } = useTranslation("visits");
  const number = useNumber();
  const rate = useRate();
  const id = useId();
  const codes = report.codes.filter(leadsHere);
  if (codes.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 border-rule border-t py-6">
      <h2 id={id} className="font-semibold text-lg">
        {t("codes.title")}
      </h2>
      <p className="max-w-prose text-pretty text-muted">{t("codes.text")}</p>
      <PlainList aria-labelledby={id} className="flex flex-col">
        {codes.map((code) => (
          <li
            key={code.code}
            className="flex flex-col gap-3 border-rule border-b py-4 last:border-b-0 lg:flex-row lg:items-center lg:gap-8"
          >
            <h3 className="min-w-0 lg:w-56 lg:shrink-0">
              <bdi className="block truncate align-match-parent font-medium">
                {code.name || t(code.code === OTHER ? "codes.other" : "codes.unnamed")}
              </bdi>
              <bdi dir="ltr" className="block align-match-parent text-faint text-sm">
                {code.code === OTHER ? null : code.code}
              </bdi>
            </h3>
            <PlainList isOrdered className="grid flex-1 grid-cols-4 gap-2 sm:gap-4">
              {STEPS.map((step) => (
                <li key={step} className="flex min-w-0 flex-col gap-0.5">
                  <span className="truncate text-muted text-sm">{t(`count.${step}`)}</span>
                  <span className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
                    <span className="font-semibold text-lg">{number(code[step])}</span>
                    {step === "scans" || code[step] > code.scans || code.scans === 0 ? null : (
                      <span className="text-muted text-sm">
                        <span aria-hidden="true">{rate(code[step], code.scans)}</span>
                        <span className="sr-only">
                          {t("codes.share", { rate: rate(code[step], code.scans) })}
                        </span>
                      </span>
                    )}
                  </span>
                  <span aria-hidden="true" className="mt-1 h-1.5 rounded-full bg-sunken">
                    <span
                      className="block h-full rounded-full bg-ink"
                      style={{ width: `${shareOf(code[step], code.scans)}%` }}
                    />
                  </span>
                </li>
              ))}
            </PlainList>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

/** In percent; who scanned may look again, and return on another day. */
const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, (part / whole) * 100) : part > 0 ? 100 : 0;
