import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { ProBadge } from "~/features/billing/pro-badge";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { TextField } from "~/ui/text-field";
import { FromPage } from "./from-page";
import { FromTemplate } from "./from-template";
import type { CardEditor } from "./use-card-editor";

/** Whose card it is, and what its owner calls it. */
export function GeneralTab({ editor, pages }: { editor: CardEditor; pages: PageOption[] }) {
  const { t } = useTranslation("cards");
  const { card, change, problems } = editor;
  return (
    <div className="flex max-w-xl flex-col gap-6">
      {pages.length > 0 ? <FromPage editor={editor} pages={pages} /> : null}
      <div>
        <FromTemplate editor={editor} />
      </div>
      <TextField
        id="card-header"
        label={t("general.header")}
        description={t("general.headerHelp")}
        placeholder={t("general.headerExample")}
        autoComplete="name"
        value={card.header}
        onChange={(header) => change({ header }, "header")}
        onBlur={() => problems.leave("card-header")}
        error={problems.errorOf("header")}
        counter={LIMITS.cardHeader}
        isRequired
      />
      <TextField
        id="card-subheader"
        label={t("general.subheader")}
        labelNote={<ProBadge />}
        description={t("general.subheaderHelp")}
        placeholder={t("general.subheaderExample")}
        value={card.subheader ?? ""}
        onChange={(subheader) => change({ subheader }, "subheader")}
        onBlur={() => problems.leave("card-subheader")}
        error={problems.errorOf("subheader")}
        counter={LIMITS.cardSubheader}
      />
      <TextField
        id="card-title"
        label={t("general.title")}
        description={t("general.titleHelp")}
        placeholder={t("general.titleExample")}
        value={card.title}
        onChange={(title) => change({ title }, "title")}
        onBlur={() => problems.leave("card-title")}
        error={problems.errorOf("title")}
        counter={LIMITS.cardTitle}
        isRequired
      />
    </div>
  );
}
