import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { BillingView, InvoiceView } from "~/domain/billing/view";
import { BillingScreen } from "~/features/billing/account/billing-screen";
import { formatDay } from "~/i18n/dates";
import { t } from "./messages";
import { button } from "./page-editor";
import { FREE_USER, type ScreenOptions, show } from "./screen";

/** A plan of one seat, paid monthly. */
const PAID: BillingView = {
  subscription: {
    status: "active",
    cycle: "monthly",
    price: 3.99,
    currency: "USD",
    seats: 1,
    startDate: "2026-01-01T12:00:00.000Z",
    nextBillDate: "2026-03-01T12:00:00.000Z",
    nextPayment: 3.99,
  },
  usage: { pages: 1, cards: 1 },
  payment: { type: "card", brand: "visa", last4: "4242" },
  hasCustomer: true,
  invoices: { items: [] },
};

/** As the screen shows it: its user is in UTC. */
const day = (date: string) => formatDay("en", "UTC", new Date(date), "short");
const plan = () => page.getByRole("region", { name: t("billing:plan") });

async function showBilling(billing: BillingView, calls: ScreenOptions["calls"] = {}): Promise<void> {
  await show({
    path: "/account/billing",
    screen: <BillingScreen billing={billing} steps={null} isChanged={false} />,
    user: { ...FREE_USER, isPaid: true, prompt: null, timeZone: "UTC" },
    calls,
  });
}

test("a failed renewal names its amount, the next try, the tries left and where to pay", async () => {
  await showBilling({
    ...PAID,
    subscription: { ...PAID.subscription, status: "active_payment_fail" },
    openInvoice: {
      url: "https://pay.example/in_1",
      amount: 3.99,
      currency: "USD",
      nextAttemptAt: "2026-03-04T12:00:00.000Z",
      triesLeft: 3,
      endsAt: "2026-03-20T12:00:00.000Z",
    },
  });
  await expect.element(page.getByText(t("billing:open.title"))).toBeVisible();
  await expect.element(plan()).toMatchTextContent(t("billing:status.active_payment_fail"));
  const amount = "$3.99";
  const date = day("2026-03-04");
  const sentences = [
    t("billing:open.text", { amount }),
    t("billing:open.again", { date }),
    t("billing:open.left", { tries: 3 }),
    t("billing:open.ends", { date: day("2026-03-20") }),
  ];
  await expect.element(page.getByText(sentences.join(" "))).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: t("billing:open.pay", { amount }), exact: true }))
    .toHaveAttribute("href", "https://pay.example/in_1");
});

test("a cancelled plan names the page that stays", async () => {
  await showBilling({
    ...PAID,
    subscription: {
      ...PAID.subscription,
      status: "cancelled_active",
      endDate: { date: "2026-03-01T12:00:00.000Z" },
    },
    afterwards: { stays: "Kitchen crew", isChoosable: true },
  });
  await expect.element(plan()).toMatchTextContent(t("billing:stays", { page: "Kitchen crew" }));
});

test("an ended plan says when and why it ended", async () => {
  await showBilling({
    ...PAID,
    subscription: { status: "expired", seats: 1, endDate: { date: "2026-03-01T12:00:00.000Z" } },
    endedBy: "cancelled",
  });
  await expect.element(plan()).toMatchTextContent(t("billing:ended.cancelled", { date: day("2026-03-01") }));
});

test("invoices beyond the first twelve are loaded on demand", async () => {
  const invoice = (number: number): InvoiceView => ({
    id: `in_${number}`,
    number: `A-${number}`,
    date: "2026-01-01T12:00:00.000Z",
    amount: 3.99,
    currency: "USD",
    status: "paid",
  });
  const items = Array.from({ length: 14 }, (_, i) => invoice(i));
  const cursors: (string | null)[] = [];
  await showBilling(
    { ...PAID, invoices: { items: items.slice(0, 12), next: "c12" } },
    {
      "GET /account/billing/invoices": (request) => {
        cursors.push(new URL(request.url).searchParams.get("cursor"));
        return { items: items.slice(12) };
      },
    },
  );
  const shown = () =>
    page
      .getByRole("list", { name: t("billing:invoices.title") })
      .getByRole("listitem")
      .elements().length;
  expect(shown()).toBe(12);
  const more = button(t("billing:invoices.more"));
  await more.click();
  await expect.poll(shown).toBe(14);
  await expect.element(more).not.toBeInTheDocument();
  expect(cursors).toEqual(["c12"]);
});
