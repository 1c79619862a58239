import type { PartsOf } from "~/features/editing/api-fetch";
import type { CallName, Contracts } from "~/routes/resources/contracts";

/** The calls with a query. */
type Queried = { [Name in CallName]: undefined extends Contracts[Name]["query"] ? never : Name }[CallName];

/** Every name of a call's query, each with a value: by the definition that the screens send it by. */
type Walk<Name extends Queried> = Pick<PartsOf<Name>, "params"> & {
  query: { [Key in keyof Required<Contracts[Name]["query"]>]: NonNullable<Contracts[Name]["query"][Key]> };
  body?: string;
  /** What the demo subscriber gets: never a refusal of the query. Default: 200. */
  status?: 200 | 403 | 404;
};

/** Behind a row that any list may have; the name counts where it is sorted by names. */
const cursor = btoa("1767225600000.x_0.Ada");

const contacts = {
  ...({ search: "ada", page: "pg_x", card: "crd_x", code: "x", tag: "fair", status: "new" } as const),
  ...{ held: "1", from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z", team: "usr_x" },
};
const list = { search: "ada", sort: "name", cursor } as const;
/** A page that is not there. */
const thing = "page:pg_00000000000000000000000000";
const report = { thing, from: "2026-01-01", to: "2026-01-02", by: "hour" } as const;

/** All possible parameters of every call with a query, so that a name that only one of the two ends has is detected. */
export const QUERIES: { [Name in Queried]: Walk<Name> } = {
  "DELETE /account/devices": { query: { id: "ses_00000000000000000000000000" }, status: 404 },
  "GET /account/billing/invoices": { query: { cursor } },
  "GET /account/billing/over-limit": { query: { seats: "0" } },
  "GET /account/notifications/list": { query: { cursor } },
  "GET /contact-list/count": { query: contacts, status: 404 },
  "GET /contact-list/files/:file": {
    params: { file: "export.csv" },
    query: { ...contacts, for: "crm" },
    status: 404,
  },
  "GET /contact-list/ids": { query: { ...contacts, cursor }, status: 404 },
  "GET /contact-list/list": { query: { ...contacts, cursor }, status: 404 },
  "GET /dashboard-business-cards/list": { query: { ...list, holder: "members" } },
  "GET /dashboard-pages/list": { query: list },
  "GET /dashboard-team/members": { query: { search: "ada", state: "active", cursor } },
  "GET /dashboard-team/print/:file": {
    params: { file: "sheet" },
    query: { cards: "chosen", hashes: "0000000000000000", size: "eu", paper: "a4" },
    status: 404,
  },
  "GET /dashboard-visits/report": { query: report, status: 404 },
  "GET /dashboard-visits/visits.csv": { query: report, status: 404 },
  "DELETE /dashboard-visits/counts": { query: { thing }, status: 404 },
  "GET /dashboard/offered-contacts/:id/:file": {
    params: { id: "mem_x", file: "contacts.csv" },
    query: { for: "crm" },
    status: 404,
  },
  "GET /editor-business-card/pages": { query: { card: "x" }, status: 404 },
  "GET /editor-business-card/save": { query: { key: "unknown" } },
  "POST /editor-business-card/save": {
    query: { team: "usr_x", template: "ctp_x" },
    body: '{"title":"Card","header":"Ada"}',
    status: 404,
  },
  "DELETE /editor-business-card/:hash/image": {
    params: { hash: "x" },
    query: { type: "logo" },
    status: 404,
  },
  "GET /editor/save": { query: { key: "unknown" } },
  "GET /editor/slug": { query: { slug: "ada", page: "pg_x" } },
  "DELETE /editor/:id/image": { params: { id: "pg_x" }, query: { type: "block", block: "x" }, status: 404 },
  "DELETE /dashboard-team/templates/:id/image": {
    params: { id: "ctp_x" },
    query: { type: "logo" },
    status: 404,
  },
  "GET /operators/accounts/:id/cards": { params: { id: "usr_x" }, query: { cursor } },
  "GET /operators/accounts/:id/pages": { params: { id: "usr_x" }, query: { cursor } },
  "GET /operators/jobs": { query: { cursor } },
  "GET /operators/reports": { query: { cursor } },
};
