import Stripe from "stripe";
import { PRICES, PRODUCT } from "../catalog";
import type { InvoiceRow, LineRow } from "../rows";

export function presentLine(line: LineRow, invoice: InvoiceRow): Stripe.InvoiceLineItem {
  const { subscription } = invoice;
  return {
    id: line.id,
    object: "line_item",
    amount: line.amount,
    currency: "usd",
    description: line.description,
    discount_amounts: line.discounts.map(({ id, amount }) => ({ amount, discount: id })),
    discountable: !line.isProration,
    discounts: line.discounts.map(({ id }) => id),
    invoice: invoice.id,
    livemode: false,
    metadata: invoice.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: line.isProration ? line.id.replace("il_", "ii_") : null,
        proration: line.isProration,
        proration_details: {
          credited_items: line.credited && {
            invoice: line.credited.invoice,
            invoice_line_items: line.credited.lines,
          },
        },
        subscription,
        subscription_item: line.item,
      },
      type: "subscription_item_details",
    },
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: line.discounts.map(({ id, amount }) => ({
      amount,
      discount: id,
      type: "discount",
    })),
    pricing: {
      price_details: { price: PRICES[line.price].id, product: PRODUCT.id },
      type: "price_details",
      unit_amount_decimal: Stripe.Decimal.from(PRICES[line.price].amount),
    },
    quantity: line.quantity,
    quantity_decimal: Stripe.Decimal.from(line.quantity),
    subscription,
    subtotal: line.amount,
    taxes: [],
  };
}
