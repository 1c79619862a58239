import { type SQL, sql } from "drizzle-orm";
import { statement, type Write } from "./batch.server";

/** The two kinds of templates by their tables, each with the table of its followers. */
export const TEMPLATES_OF = {
  cards: { templates: sql.raw("card_templates"), followers: sql.raw("cards") },
  pages: { templates: sql.raw("page_templates"), followers: sql.raw("pages") },
} as const;
export type TemplateKind = (typeof TEMPLATES_OF)[keyof typeof TEMPLATES_OF];

/** The stored part of a template. */
export interface StoredTemplate {
  kind: TemplateKind;
  id: string;
  ownerId: string;
  content: object;
}

/** The condition that a template is stored with some content: that its write, earlier in the batch, was made. */
export const isStoredTemplate = ({ kind, id, ownerId, content }: StoredTemplate): SQL =>
  sql`EXISTS (SELECT 1 FROM ${kind.templates} WHERE id = ${id} AND owner_id = ${ownerId}
    AND content = ${JSON.stringify(content)})`;

/** The version of what is shown: its own plus its template's, which rises with each change of either. */
export const shownVersionOf = ({ templates, followers }: TemplateKind): SQL<number> =>
  sql<number>`(${followers}.version
    + coalesce((SELECT version FROM ${templates} WHERE id = ${followers}.template_id), 0))`;

/** When what is shown last changed, by itself or by its template; in milliseconds since the epoch. */
export const shownSinceOf = ({ templates, followers }: TemplateKind): SQL<number> =>
  sql<number>`max(${followers}.updated_at,
    coalesce((SELECT updated_at FROM ${templates} WHERE id = ${followers}.template_id), 0))`;

/** How many follow a template, in a query of templates. */
export const followersOf = ({ templates, followers }: TemplateKind): SQL<number> =>
  sql<number>`(SELECT count(*) FROM ${followers} WHERE ${followers}.template_id = ${templates}.id
    AND ${followers}.deleted_at IS NULL)`;

/** The condition that an owner has fewer templates than `limit`, decided inside the insert. */
export const hasRoomForTemplate = ({ templates }: TemplateKind, ownerId: string, limit: number): SQL =>
  sql`(SELECT count(*) FROM ${templates} WHERE owner_id = ${ownerId}) < ${limit}`;

/** Changes a template; with `ifVersion` only at that version. */
export function changeTemplateRow(
  { templates }: TemplateKind,
  { ownerId, id }: { ownerId: string; id: string },
  { name, content }: { name?: string; content?: object },
  now: Date,
  ifVersion?: number,
): Write {
  return statement(sql`UPDATE ${templates} SET version = version + 1, updated_at = ${now.getTime()}
    ${name === undefined ? sql`` : sql`, name = ${name}`}
    ${content === undefined ? sql`` : sql`, content = ${JSON.stringify(content)}`}
    WHERE id = ${id} AND owner_id = ${ownerId}
    ${ifVersion === undefined ? sql`` : sql`AND version = ${ifVersion}`}`);
}

/**
 * Removes a template; its followers no longer follow any.
 * @param ofIt writes that remove what belongs to it, given whether it is the owner's
 */
export function removeTemplateRow(
  kind: TemplateKind,
  ownerId: string,
  id: string,
  now: Date,
  ofIt: (isOwn: SQL) => Write[] = () => [],
): Write[] {
  const { templates, followers } = kind;
  const isOwn = sql`EXISTS (SELECT 1 FROM ${templates} WHERE id = ${id} AND owner_id = ${ownerId})`;
  return [
    statement(
      sql`UPDATE ${followers} SET ${following(kind, null, now)} WHERE template_id = ${id} AND ${isOwn}`,
    ),
    ...ofIt(isOwn),
    statement(sql`DELETE FROM ${templates} WHERE id = ${id} AND owner_id = ${ownerId}`),
  ];
}

/**
 * The shown version afterwards is later than all before: the template's version is added to its own. Where no template
 * was followed, an open editor's version stays current.
 */
const following = (kind: TemplateKind, templateId: string | null, now: Date): SQL =>
  sql`template_id = ${templateId}, updated_at = ${now.getTime()},
    version = ${shownVersionOf(kind)} + ${templateId ? 0 : 1}`;

/** Makes an owner's cards or pages follow a template, or none. @param ids of the cards or pages */
export function followTemplateRow(
  kind: TemplateKind,
  ownerId: string,
  templateId: string | null,
  ids: readonly string[],
  now: Date,
): Write {
  const { templates, followers } = kind;
  const isThere = templateId
    ? sql`EXISTS (SELECT 1 FROM ${templates} WHERE id = ${templateId} AND owner_id = ${ownerId})`
    : sql`true`;
  return statement(sql`UPDATE ${followers} SET ${following(kind, templateId, now)}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND owner_id = ${ownerId}
      AND deleted_at IS NULL AND ${isThere} AND template_id IS NOT ${templateId}`);
}
