import { z } from "@hono/zod-openapi";
import {
  cancelInputSchema,
  changeInputSchema,
  checkoutInputSchema,
  planChangeSchema,
} from "~/domain/billing/input";
import { billingPreviewSchema, invoiceViewSchema, subscriptionViewSchema } from "~/domain/billing/view";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getInvoiceFile, listInvoices } from "~/server/services/billing/list-invoices.server";
import { previewChange } from "~/server/services/billing/preview-change.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { withdraw } from "~/server/services/billing/withdraw.server";
import { newRouter } from "./env.server";
import { byId, gives, listInput, listQuery, takes, userOperation } from "./operation.server";

const subscription = gives(subscriptionViewSchema, "The subscription");
const changed = z.union([subscriptionViewSchema, z.object({ actionUrl: z.url() })]);
const fails = ["conflict", "forbidden", "rate_limited", "unavailable"] as const;

/** Plans that are paid for. */
export function billingRouter() {
  const router = newRouter();
  router.openapi(
    userOperation("startCheckout", "post", "/_/app/user/subscription/checkout", {
      request: { body: takes(checkoutInputSchema) },
      responses: { 200: gives(z.object({ url: z.url() }), "Where it is paid") },
      fails,
    }),
    async (c) => c.json(await startCheckout(c.env.platform, c.var.user, c.req.valid("json")), 200),
  );
  router.openapi(
    userOperation("previewPlan", "post", "/_/app/user/subscription/preview", {
      request: { body: takes(planChangeSchema) },
      responses: { 200: gives(billingPreviewSchema, "What it costs") },
      fails,
    }),
    async (c) => c.json(await previewChange(c.env.platform, c.var.user, c.req.valid("json")), 200),
  );
  router.openapi(
    userOperation("changePlan", "post", "/_/app/user/subscription/change", {
      request: { body: takes(changeInputSchema) },
      responses: { 200: gives(changed, "The subscription, or where the bank asks") },
      fails,
    }),
    async (c) => {
      const made = await changePlan(c.env.platform, c.var.user, c.req.valid("json"));
      return c.json("subscription" in made ? made.subscription : made, 200);
    },
  );
  router.openapi(
    userOperation("cancelPlan", "post", "/_/app/user/subscription/cancel", {
      request: { body: takes(cancelInputSchema) },
      responses: { 200: subscription },
      fails,
    }),
    async (c) => c.json(await cancelPlan(c.env.platform, c.var.user, c.req.valid("json")), 200),
  );
  router.openapi(
    userOperation("keepPlan", "post", "/_/app/user/subscription/keep", {
      responses: { 200: subscription },
      fails,
    }),
    async (c) => c.json(await keepPlan(c.env.platform, c.var.user), 200),
  );
  router.openapi(
    userOperation("withdrawPlan", "post", "/_/app/user/subscription/withdraw", {
      responses: { 200: subscription },
      fails,
    }),
    async (c) => c.json(await withdraw(c.env.platform, c.var.user), 200),
  );
  router.openapi(
    userOperation("listInvoices", "get", "/_/app/user/billings", {
      request: { query: listQuery },
      responses: {
        200: gives(
          z.object({ items: z.array(invoiceViewSchema), next: z.string().optional() }),
          "Invoices, newest first",
        ),
      },
    }),
    async (c) => c.json(await listInvoices(c.env.platform, c.var.user, listInput(c.req.valid("query"))), 200),
  );
  router.openapi(
    userOperation("getInvoice", "get", "/_/app/user/billings/{id}/invoice", {
      request: { params: byId },
      responses: {
        200: {
          description: "The PDF",
          content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
        },
      },
      fails: ["not_found", "rate_limited", "unavailable"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { bytes } = await getInvoiceFile(c.env.platform, c.var.user, id);
      return c.body(new Uint8Array(bytes), 200, { "Content-Type": "application/pdf" });
    },
  );
  return router;
}
