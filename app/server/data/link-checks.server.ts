import { and, gte, inArray, lt, sql } from "drizzle-orm";
import { newKey } from "~/domain/ids";
import { jobKey } from "~/domain/job-keys";
import type { Database } from "~/server/platform/platform.server";
import type { Write } from "./batch.server";
import { enqueue } from "./outbox.server";
import { outbox } from "./schema/operations.server";
import { isStoredTemplate, type StoredTemplate } from "./team-templates.server";

/** A card at the version of some write. */
interface CardVersion {
  id: string;
  ownerId: string;
  version: number;
}

/** @returns the insert of the job that checks a card's links later, if the batch's write to the card was really made */
export function insertCardLinkCheck(card: CardVersion, now: Date) {
  const isMade = sql`EXISTS (SELECT 1 FROM cards WHERE id = ${card.id} AND version = ${card.version})`;
  const payload = { cardId: card.id, revision: String(card.version) };
  return enqueue({ name: "checkCardLinks", shard: card.ownerId, payload }, now, { when: isMade });
}

/** The same for a card or page template, if it was stored with that content. */
export function insertTemplateLinkCheck(template: StoredTemplate, now: Date): Write {
  const { id, ownerId } = template;
  const payload = { ownerId, templateId: id, revision: newKey() };
  const when = isStoredTemplate(template);
  return enqueue({ name: "checkTemplateLinks", shard: ownerId, payload }, now, { when });
}

/** @returns whether a card's links are still to be checked, or were found harmful after the save */
export function hasOpenLinkCheck(db: Database, cardId: string): Promise<boolean> {
  return hasOpenJob(db, jobKey("checkCardLinks", { cardId, revision: "" }));
}

/** The same for a card or page template. */
export function hasOpenTemplateLinkCheck(db: Database, templateId: string): Promise<boolean> {
  return hasOpenJob(db, jobKey("checkTemplateLinks", { ownerId: "", templateId, revision: "" }));
}

/** @param first the common prefix of such jobs' keys */
async function hasOpenJob(db: Database, first: string): Promise<boolean> {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        gte(outbox.key, first),
        lt(outbox.key, `${first}\uFFFF`),
        inArray(outbox.state, ["pending", "dead"]),
      ),
    )
    .limit(1);
  return row !== undefined;
}
