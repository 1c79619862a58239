import { useTranslation } from "react-i18next";
import type { MemberCheck } from "~/domain/team/import/view";

/** The rows that become no card, each with its line and all that is wrong with it. */
export function WrongRows({ rows }: { rows: MemberCheck["wrong"] }) {
  const { t } = useTranslation("teamMany");
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="rows-left-out">
      <h3 id="rows-left-out" className="pb-2 font-semibold">
        {t("match.left", { count: rows.length })}
      </h3>
      <ul
        aria-labelledby="rows-left-out"
        className="max-h-60 overflow-y-auto rounded-md border border-rule px-4 py-2 text-sm"
      >
        {rows.map(({ line, name, email, problems }) => (
          <li key={line} className="flex gap-3 py-1">
            <span className="shrink-0 font-medium tabular-nums">{t("match.line", { line })}</span>
            <span className="min-w-0">
              {name || email ? (
                <bdi className="wrap-anywhere align-match-parent block">{name || email}</bdi>
              ) : null}
              {problems.map((problem) => (
                <span key={problem} className="block text-muted">
                  {t(`reasons.${problem}`)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
