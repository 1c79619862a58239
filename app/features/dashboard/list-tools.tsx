import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { LIST_SORTS, type ListFilter } from "~/domain/list-filter";
import { SearchField } from "~/ui/search-field";
import { Select } from "~/ui/select";
import type { ShownList } from "./use-shown-list";

/** Up to so many things are seen at a glance: search and order come with more. */
const AT_A_GLANCE = 10;

interface ListToolsProps {
  noun: "pages" | "cards";
  filter: ListFilter;
  shown: ShownList;
  /** How many there are, and how many deleted ones. */
  count: number;
  deleted: number;
  /** Narrows the list in a further way. */
  children?: ReactNode;
}

/** Search, order and which things are listed, in one line; nothing of it for a short list. */
export function ListTools({ noun, filter, shown, count, deleted, children }: ListToolsProps) {
  const { t } = useTranslation("dashboard");
  const { isDeleted, setFilter } = shown;
  const isLong = !isDeleted && (count > AT_A_GLANCE || Boolean(filter.search || filter.sort));
  const hasDeleted = deleted > 0 || isDeleted;
  if (!isLong && !hasDeleted && !children) return null;
  return (
    <div className="flex flex-wrap gap-2 pb-4 max-sm:*:min-w-[45%] max-sm:*:flex-1 max-sm:has-[input]:*:first:basis-full sm:flex-row">
      {isLong ? (
        <>
          <SearchField
            label={t(`${noun}.search`)}
            placeholder={t(`${noun}.search`)}
            clearLabel={t("clearSearch")}
            maxLength={LIMITS.memberSearch}
            value={filter.search ?? ""}
            onSearch={(search) => setFilter({ search }, true)}
          />
          <Select
            label={t("sort.label")}
            isLabelHidden
            value={filter.sort ?? LIST_SORTS[0]}
            onChange={(sort) => setFilter({ sort: sort === LIST_SORTS[0] ? undefined : sort })}
            choices={LIST_SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
            className="sm:w-48"
          />
        </>
      ) : null}
      {isDeleted ? null : children}
      {hasDeleted ? (
        <Select
          label={t("deleted.show")}
          isLabelHidden
          value={isDeleted ? "deleted" : "all"}
          onChange={(chosen) => setFilter({ show: chosen === "deleted" ? chosen : undefined })}
          choices={[
            { id: "all", label: t(`${noun}.title`) },
            { id: "deleted", label: t("deleted.number", { number: deleted }) },
          ]}
          className="sm:w-48"
        />
      ) : null}
    </div>
  );
}
