import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { BillingView, InvoiceView } from "~/domain/billing/view";
import { useMoney } from "~/features/billing/use-money";
import { apiFetch } from "~/features/editing/api-fetch";
import { callPath } from "~/features/editing/call-path";
import { usePagedList } from "~/features/editing/lists/use-paged-list";
import { useLocalPath } from "~/i18n/use-path";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { Section } from "~/ui/section";
import { useBillingFailure } from "./use-billing-call";
import { useDate } from "./use-date";

const TONES: Record<InvoiceView["status"], BadgeTone> = {
  draft: "neutral",
  open: "warn",
  paid: "success",
  void: "neutral",
  uncollectible: "danger",
};

/** The account's invoices, newest first, each with its PDF. */
export function InvoiceList({ start }: { start: BillingView["invoices"] }) {
  const { t } = useTranslation("billing");
  const onFailed = useBillingFailure();
  const { items, hasMore, isLoading, more } = usePagedList({
    ...{ start, onFailed },
    load: (cursor) => apiFetch("GET /account/billing/invoices", { query: { cursor } }),
  });
  return (
    <Section title={t("invoices.title")}>
      {items.length === 0 ? <p className="text-muted">{t("invoices.none")}</p> : null}
      {items.length > 0 ? (
        <List label={t("invoices.title")} className="[&>li:last-child]:border-b-0">
          {items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </List>
      ) : null}
      {hasMore ? (
        <div>
          <Button isPending={isLoading} onPress={more}>
            {t("invoices.more")}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

function InvoiceRow({ invoice }: { invoice: InvoiceView }) {
  const { t } = useTranslation("billing");
  const money = useMoney();
  const day = useDate();
  const path = useLocalPath();
  const { id, date, amount, currency, status, refunded, invoiceUrl } = invoice;
  const number = invoice.number ?? t("invoices.unnumbered");
  return (
    <ListRow
      title={<span className="tabular-nums">{money(amount, currency)}</span>}
      badge={
        refunded ? (
          <Badge tone="neutral">
            {refunded >= amount
              ? t("invoices.refunded")
              : t("invoices.partly", { amount: money(refunded, currency) })}
          </Badge>
        ) : (
          <Badge tone={TONES[status]}>{t(`invoices.${status}`)}</Badge>
        )
      }
      subtitle={
        <span className="tabular-nums">
          {day(date)} · <bdi>{number}</bdi>
        </span>
      }
      actions={
        <>
          {invoiceUrl && status === "open" ? (
            <a
              href={invoiceUrl}
              aria-label={t("invoices.viewOf", { number })}
              className={buttonStyle({ size: "small" })}
            >
              {t("invoices.view")}
            </a>
          ) : null}
          {status === "draft" ? null : (
            <a
              href={path(callPath("GET /account/billing/invoices/:id/file", { params: { id } }))}
              download
              aria-label={t("invoices.pdfOf", { number })}
              className={buttonStyle({ variant: "quiet", size: "small" })}
            >
              <Download aria-hidden="true" />
              {t("invoices.pdf")}
            </a>
          )}
        </>
      }
    />
  );
}
