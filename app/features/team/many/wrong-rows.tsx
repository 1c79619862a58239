import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MemberCheck } from "~/domain/team/import/view";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { isolate } from "../member-name";
import { useFieldTitles } from "./use-field-titles";

/** The rows that become no card, each with its line and all that is wrong with it. */
export function WrongRows({ rows }: { rows: MemberCheck["wrong"] }) {
  const { t } = useTranslation("teamMany");
  const told = rows.map(({ line, name, email, problems }) => ({
    ...{ line, who: name || (email ?? "") },
    sentences: problems.map((problem) => t(`reasons.${problem}`, { line })),
    isOwn: problems.includes("own"),
  }));
  return <Rows id="rows-left-out" title={t("match.left", { count: rows.length })} rows={told} />;
}

/** The rows whose cards are made without some values, each with its line and these. */
export function LessenedRows({ rows }: { rows: MemberCheck["lessened"] }) {
  const { t } = useTranslation("teamMany");
  const titleOf = useFieldTitles();
  const told = rows.map(({ line, name, leftOut }) => ({
    ...{ line, who: name },
    sentences: leftOut.map(({ field, value, why }) =>
      t(`leftOut.${why}`, { column: titleOf(field), value: isolate(value) }),
    ),
  }));
  return <Rows id="rows-lessened" title={t("match.lessened", { count: rows.length })} rows={told} />;
}

/** The rows whose people are not invited, for want of an address. */
export function UninvitedRows({ rows }: { rows: MemberCheck["uninvited"] }) {
  const { t } = useTranslation("teamMany");
  const told = rows.map(({ line, name }) => ({ line, who: name, sentences: [t("reasons.noEmail")] }));
  return <Rows id="rows-uninvited" title={t("match.uninvited", { count: rows.length })} rows={told} />;
}

interface RowsProps {
  id: string;
  title: ReactNode;
  rows: { line: number; who: string; sentences: string[]; isOwn?: boolean }[];
}

function Rows({ id, title, rows }: RowsProps) {
  const { t } = useTranslation("teamMany");
  const path = useLocalPath();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-2 font-semibold">
        {title}
      </h3>
      <ul
        aria-labelledby={id}
        className="max-h-60 overflow-y-auto rounded-md border border-rule px-4 py-2 text-sm"
      >
        {rows.map(({ line, who, sentences, isOwn }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several people may stand on one line
          <li key={at} className="flex gap-3 py-1">
            <span className="shrink-0 font-medium tabular-nums">{t("match.line", { line })}</span>
            <span className="min-w-0">
              {who ? <bdi className="wrap-anywhere align-match-parent block">{who}</bdi> : null}
              {sentences.map((sentence) => (
                <span key={sentence} className="wrap-anywhere block text-muted">
                  {sentence}
                </span>
              ))}
              {isOwn ? (
                // What was read of the file stays on this screen.
                <TextLink href={path("/editor-business-card")} target="_blank" rel="noopener">
                  {t("match.makeOwn")}
                </TextLink>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
