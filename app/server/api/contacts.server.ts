import { z } from "@hono/zod-openapi";
import { contactChangesSchema, contactIdsSchema } from "~/domain/contacts/contact";
import { CSV_KINDS } from "~/domain/contacts/csv";
import { contactFilterSchema } from "~/domain/contacts/filter";
import { contactSettingsChangeSchema, contactSettingsViewSchema } from "~/domain/contacts/settings";
import { listedContactSchema, openedContactSchema } from "~/domain/contacts/view";
import { fileResponse } from "~/server/http/contacts-file.server";
import { changeContact } from "~/server/services/contacts/change-contacts.server";
import {
  changeContactSettings,
  getContactSettings,
} from "~/server/services/contacts/contact-settings.server";
import { deleteContact, deleteContacts } from "~/server/services/contacts/delete-contacts.server";
import { exportContacts } from "~/server/services/contacts/export-contacts.server";
import { getContact } from "~/server/services/contacts/get-contact.server";
import { listContacts } from "~/server/services/contacts/list-contacts.server";
import { newRouter } from "./env.server";
import { byId, gives, listInput, listQuery, nothing, takes, userOperation } from "./operation.server";

const listedShape = listedContactSchema.meta({ id: "ListedContact" });
const contactShape = openedContactSchema.extend({ meetings: z.array(listedShape) }).meta({ id: "Contact" });
const contact = gives(contactShape, "The contact");
const settings = gives(contactSettingsViewSchema.meta({ id: "ContactSettings" }), "The settings");

const file = (type: string) => ({
  description: "The file, newest first; `X-Total-Count` says how many contacts it holds",
  content: { [type]: { schema: z.string() } },
});

/** The contacts that visitors left and those the owner added. */
export function contactsRouter() {
  const router = newRouter();
  router.openapi(
    userOperation("listContacts", "get", "/_/app/contact-forms", {
      request: { query: contactFilterSchema.extend(listQuery.shape) },
      responses: {
        200: gives(
          z.object({ items: z.array(listedShape), next: z.string().optional() }),
          "A page of the list",
        ),
      },
      fails: ["invalid", "rate_limited"],
    }),
    async (c) => {
      const { limit, cursor, ...filter } = c.req.valid("query");
      return c.json(
        await listContacts(c.env.platform, c.var.user, filter, listInput({ limit, cursor })),
        200,
      );
    },
  );
  router.openapi(
    userOperation("deleteContacts", "post", "/_/app/contact-forms/batch-delete", {
      request: { body: takes(contactIdsSchema) },
      responses: { 200: gives(z.object({ deleted: z.number().int() }), "How many were deleted") },
    }),
    async (c) => c.json(await deleteContacts(c.env.platform, c.var.user, c.req.valid("json").ids), 200),
  );
  router.openapi(
    userOperation("exportContactsCsv", "get", "/_/app/contact-forms/export.csv", {
      request: { query: contactFilterSchema.extend({ for: z.enum(CSV_KINDS).default("spreadsheet") }) },
      responses: { 200: file("text/csv") },
      fails: ["invalid", "forbidden", "rate_limited"],
    }),
    async (c) => {
      const { for: kind, ...filter } = c.req.valid("query");
      return fileResponse(await exportContacts(c.env.platform, c.var.user, filter, { format: "csv", kind }));
    },
  );
  router.openapi(
    userOperation("exportContactsVcf", "get", "/_/app/contact-forms/export.vcf", {
      request: { query: contactFilterSchema },
      responses: { 200: file("text/vcard") },
      fails: ["invalid", "forbidden", "rate_limited"],
    }),
    async (c) => {
      const kind = { format: "vcf", language: "en" } as const;
      return fileResponse(await exportContacts(c.env.platform, c.var.user, c.req.valid("query"), kind));
    },
  );
  router.openapi(
    userOperation("getContact", "get", "/_/app/contact-forms/{id}", {
      request: { params: byId },
      responses: { 200: contact },
      fails: ["not_found"],
    }),
    async (c) => c.json(await getContact(c.env.platform, c.var.user, c.req.valid("param").id), 200),
  );
  router.openapi(
    userOperation("changeContact", "patch", "/_/app/contact-forms/{id}", {
      request: { params: byId, body: takes(contactChangesSchema.meta({ id: "ContactChange" })) },
      responses: { 200: contact },
      fails: ["not_found"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await changeContact(c.env.platform, c.var.user, id, c.req.valid("json")), 200);
    },
  );
  router.openapi(
    userOperation("deleteContact", "delete", "/_/app/contact-forms/{id}", {
      request: { params: byId },
      responses: { 204: nothing },
      fails: ["not_found"],
    }),
    async (c) => {
      await deleteContact(c.env.platform, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("getContactSettings", "get", "/_/app/contact-settings", {
      responses: { 200: settings },
    }),
    async (c) => c.json(await getContactSettings(c.env.platform, c.var.user), 200),
  );
  router.openapi(
    userOperation("changeContactSettings", "patch", "/_/app/contact-settings", {
      request: { body: takes(contactSettingsChangeSchema.meta({ id: "ContactSettingsChange" })) },
      responses: { 200: settings },
    }),
    async (c) => c.json(await changeContactSettings(c.env.platform, c.var.user, c.req.valid("json")), 200),
  );
  return router;
}
