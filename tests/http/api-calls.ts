import type { Noun } from "../../app/domain/permissions.ts";
import { KEPT_AS_IT_IS } from "../../app/domain/team/leaving.ts";

export const ADMIN = { email: "admin@visita.example", password: "visita-demo-1" };

/** What the admin of the demo gives to act in an account. */
export const actingGiven = (email: string) => ({ email, reason: "A ticket", password: ADMIN.password });

/** The caller, and the page of theirs that a call may name. */
export interface Caller {
  email: string;
  password: string;
  page: string;
}

export interface ApiCall {
  /** Action and noun; signed-in users may take free actions in any role. */
  does: [Noun, string] | "free";
  body?: (caller: Caller) => unknown;
}

/** Every call of the API for signed-in users: its action and noun, and a body that it accepts. */
export const API_CALLS: Record<string, ApiCall> = {
  "GET /_/pages": { does: ["page", "list"] },
  "POST /_/pages": { does: ["page", "create"], body: () => ({}) },
  "GET /_/pages/{id}": { does: ["page", "view"] },
  "PUT /_/pages/{id}": { does: ["page", "edit"], body: () => ({}) },
  "PUT /_/pages/{id}/settings": { does: ["page", "edit"], body: () => ({}) },
  "POST /_/pages/{id}/publish": { does: ["page", "publish"], body: () => ({}) },
  "POST /_/pages/{id}/unpublish": { does: ["page", "publish"], body: () => ({}) },
  "POST /_/pages/{id}/duplicate": { does: ["page", "duplicate"], body: () => ({}) },
  "POST /_/pages/{id}/send": { does: ["page", "send"], body: () => ({ email: "a@visita.example" }) },
  "POST /_/pages/{id}/image": { does: ["page", "edit"] },
  "DELETE /_/pages/{pageId}/image/{imageType}": { does: ["page", "edit"] },
  "DELETE /_/pages/{id}": { does: ["page", "delete"] },
  "GET /_/deleted-pages": { does: ["page", "list"] },
  "POST /_/pages/{id}/restore": { does: ["page", "create"], body: () => ({}) },
  "GET /_/business-cards": { does: ["card", "list"] },
  "POST /_/business-cards": { does: ["card", "create"], body: () => ({ title: "T", header: "H" }) },
  "GET /_/business-cards/{hash}": { does: ["card", "view"] },
  "PUT /_/business-cards/{hash}": { does: ["card", "edit"], body: () => ({}) },
  "POST /_/business-cards/{hash}/duplicate": { does: ["card", "duplicate"], body: () => ({}) },
  "POST /_/business-cards/{hash}/connect-page": {
    does: ["card", "edit"],
    body: ({ page }) => ({ pageId: page }),
  },
  "POST /_/business-cards/{hash}/image/{slot}": { does: ["card", "edit"] },
  "DELETE /_/business-cards/{hash}/image/{slot}": { does: ["card", "edit"] },
  "DELETE /_/business-cards/{hash}": { does: ["card", "delete"] },
  "GET /_/deleted-business-cards": { does: ["card", "list"] },
  "POST /_/business-cards/{hash}/restore": { does: ["card", "create"], body: () => ({}) },
  "POST /_/business-cards/{hash}/assign": {
    does: ["card", "assign"],
    body: () => ({ email: "a@visita.example" }),
  },
  "POST /_/business-cards/{hash}/unassign": { does: ["card", "assign"], body: () => ({}) },
  "GET /_/team/members": { does: ["member", "list"] },
  "POST /_/team/members": { does: ["member", "create"], body: () => ({ email: "a@visita.example" }) },
  "PATCH /_/team/members/{id}": { does: ["member", "edit"], body: () => ({ permission: "edit" }) },
  "DELETE /_/team/members/{id}": { does: ["member", "delete"] },
  "GET /_/team/leavings": { does: ["member", "list"] },
  "POST /_/team/leavings/{id}": { does: ["member", "edit"], body: () => KEPT_AS_IT_IS },
  "POST /_/team/leavings/{id}/undo": { does: ["member", "edit"], body: () => ({}) },
  "POST /_/team/imports/check": { does: ["member", "create"], body: () => ({ text: "Name\nAda" }) },
  "GET /_/team/imports": { does: ["member", "create"] },
  "POST /_/team/imports": { does: ["member", "create"], body: () => ({ text: "Name\nAda", invites: false }) },
  "GET /_/team/imports/{id}": { does: ["member", "create"] },
  "POST /_/team/imports/{id}/invitations": { does: ["member", "create"], body: () => ({}) },
  "DELETE /_/team/imports/{id}/invitations": { does: ["member", "create"] },
  "GET /_/team/templates": { does: ["template", "list"] },
  "POST /_/team/templates": { does: ["template", "create"], body: () => ({ name: "House" }) },
  "GET /_/team/templates/{id}": { does: ["template", "view"] },
  "PUT /_/team/templates/{id}": { does: ["template", "edit"], body: () => ({ name: "House" }) },
  "DELETE /_/team/templates/{id}": { does: ["template", "delete"] },
  "GET /_/team/templates/{id}/effect": { does: ["template", "view"] },
  "PUT /_/team/templates/{id}/cards": { does: ["template", "assign"], body: () => ({ all: true }) },
  "POST /_/team/templates/{id}/image/{slot}": { does: ["template", "edit"] },
  "DELETE /_/team/templates/{id}/image/{slot}": { does: ["template", "edit"] },
  "GET /_/team/page-templates": { does: ["template", "list"] },
  "POST /_/team/page-templates": { does: ["template", "create"], body: () => ({ name: "House" }) },
  "GET /_/team/page-templates/{id}": { does: ["template", "view"] },
  "PUT /_/team/page-templates/{id}": { does: ["template", "edit"], body: () => ({ name: "House" }) },
  "DELETE /_/team/page-templates/{id}": { does: ["template", "delete"] },
  "GET /_/team/page-templates/{id}/effect": { does: ["template", "view"] },
  "PUT /_/team/page-templates/{id}/pages": { does: ["template", "assign"], body: () => ({ all: true }) },
  "POST /_/team/members/{id}/resend": { does: ["member", "edit"], body: () => ({}) },
  "GET /_/app/user": { does: ["account", "view"] },
  "PATCH /_/app/user": { does: ["account", "edit"], body: () => ({ name: "Somebody else" }) },
  "PATCH /_/app/user/password": {
    does: ["account", "edit"],
    body: ({ password }) => ({ currentPassword: password, password: "heron-and-plover" }),
  },
  "POST /_/security/confirm": { does: ["account", "edit"], body: ({ password }) => ({ password }) },
  "POST /_/app/user/questions/sign-up": { does: ["account", "edit"], body: () => ({ dismissed: true }) },
  "POST /_/app/user/actions/flow/log": {
    does: ["account", "edit"],
    body: () => ({ flow: "sign-up", step: "name" }),
  },
  "POST /_/customer/event": { does: ["account", "edit"], body: () => ({ type: "linkCopied", data: {} }) },
  "POST /_/ga-events": { does: ["account", "edit"], body: () => ({ name: "share", params: {} }) },
  "GET /_/notifications": { does: ["notification", "list"] },
  "GET /_/visits": { does: ["page", "list"] },
  "GET /_/visits/export.csv": { does: ["page", "export"] },
  "DELETE /_/visits": { does: ["page", "delete"] },
  "GET /_/app/contact-forms": { does: ["contact", "list"] },
  "GET /_/app/contact-forms/export.csv": { does: ["contact", "export"] },
  "GET /_/app/contact-forms/export.vcf": { does: ["contact", "export"] },
  "GET /_/app/contact-forms/{id}": { does: ["contact", "view"] },
  "PATCH /_/app/contact-forms/{id}": { does: ["contact", "edit"], body: () => ({ status: "seen" }) },
  "DELETE /_/app/contact-forms/{id}": { does: ["contact", "delete"] },
  "POST /_/app/contact-forms/batch-delete": {
    does: ["contact", "delete"],
    body: () => ({ ids: ["cnt_nothing"] }),
  },
  "GET /_/app/contact-settings": { does: ["contact", "view"] },
  "PATCH /_/app/contact-settings": { does: ["contact", "edit"], body: () => ({ sendsReceipts: true }) },
  "POST /_/notifications/read": { does: ["notification", "edit"], body: () => ({ all: true }) },
  "POST /_/app/user/subscription/checkout": {
    does: ["plan", "buy"],
    body: () => ({ cycle: "monthly", seats: 1 }),
  },
  "POST /_/app/user/subscription/preview": { does: ["plan", "view"], body: () => ({ seats: 2 }) },
  "POST /_/app/user/subscription/change": { does: ["plan", "edit"], body: () => ({ seats: 2 }) },
  "POST /_/app/user/subscription/cancel": { does: ["plan", "cancel"], body: () => ({ agreed: true }) },
  "POST /_/app/user/subscription/keep": { does: ["plan", "cancel"], body: () => ({}) },
  "POST /_/app/user/subscription/withdraw": { does: ["plan", "cancel"], body: () => ({}) },
  "GET /_/app/user/billings": { does: ["plan", "view"] },
  "GET /_/app/user/billings/{id}/invoice": { does: ["plan", "view"] },
  "POST /_/app/user/export": { does: ["account", "export"], body: () => ({}) },
  "GET /_/app/user/export/{id}": { does: ["account", "export"] },
  "POST /_/app/user/delete": {
    does: ["account", "delete"],
    body: ({ email, password }) => ({ email, password }),
  },
  // Ends the acting session itself, which is walked last.
  "POST /_/security/logout": { does: "free", body: () => ({}) },
  "POST /_/security/login-as-user": {
    does: ["account", "impersonate"],
    body: () => actingGiven(ADMIN.email),
  },
};

/** Method and path of every call in the API's document. */
export const callsOf = (document: { paths: Record<string, object> }): string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
