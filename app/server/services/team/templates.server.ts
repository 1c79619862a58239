import type { UserActor } from "~/domain/accounts/actor";
import { isPaid } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { type Action, assertCan, ownOf } from "~/domain/permissions";
import type { TemplateInput, TemplateView } from "~/domain/team/template";
import { writeAll } from "~/server/data/batch.server";
import {
  clearOtherDefaults,
  deleteTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from "~/server/data/card-templates.server";
import { findImagesOfCards } from "~/server/data/images/find-images.server";
import { TEMPLATES_OF } from "~/server/data/team-templates.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { followedTemplate } from "~/server/services/cards/shown-card.server";
import { templateLinkChecks } from "~/server/services/link-check/check-template-links.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { requireTemplate } from "./follow-template.server";
import { presentTemplate } from "./present-template.server";

const kind = TEMPLATES_OF.cards;

/** The card templates of the actor's own team, oldest first. */
export async function listOwnTemplates(platform: Platform, actor: UserActor): Promise<TemplateView[]> {
  assertCan(actor, "list", ownOf(actor, "template"));
  const rows = await listTemplates(platform.db, actor.userId, LIMITS.templates);
  const ids = rows.map(({ id }) => id);
  const images = ids.length > 0 ? await findImagesOfCards(platform.db, ids) : [];
  return rows.map(({ cards, ...row }) =>
    presentTemplate(platform.config, followedTemplate(row, images), cards),
  );
}

/** @throws AppError not_found */
export async function getTemplate(platform: Platform, actor: UserActor, id: string): Promise<TemplateView> {
  assertCan(actor, "view", ownOf(actor, "template"));
  const { cards, ...template } = await requireTemplate(platform, actor.userId, id);
  return presentTemplate(platform.config, template, cards);
}

/**
 * Creates a card template. No card follows it yet.
 * @throws AppError payment_required, limit_reached (templateLimit), invalid (linkHarmful), rate_limited
 */
export async function createTemplate(
  platform: Platform,
  actor: UserActor,
  { name, ...content }: TemplateInput,
): Promise<TemplateView> {
  requireTemplateOwner(platform, actor, "create");
  await consumeLimit(platform, "save", actor.userId);
  const id = newId("ctp");
  const checks = await templateLinkChecks(platform, { kind, id, ownerId: actor.userId, content }, null);
  const now = platform.now();
  const row = {
    id,
    ownerId: actor.userId,
    name,
    content,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const [made = 0] = await writeAll(platform.db, [
    insertTemplate(row, LIMITS.templates),
    ...checks,
    ...(content.isDefault ? [clearOtherDefaults(actor.userId, id)] : []),
  ]);
  if (made === 0)
    throw new AppError("limit_reached", { messageKey: "templateLimit", params: { max: LIMITS.templates } });
  if (checks.length > 0) startJobs(platform, actor.userId);
  return getTemplate(platform, actor, id);
}

/**
 * Changes a template: one write, after which all cards that follow it show it. Their passes are updated by the queue.
 * @param ifVersion the version that the change was made on; absent means the current one
 * @throws AppError not_found, payment_required, precondition_failed, invalid (linkHarmful), rate_limited
 */
export async function changeTemplate(
  platform: Platform,
  actor: UserActor,
  id: string,
  { name, ...content }: TemplateInput,
  ifVersion?: number,
): Promise<TemplateView> {
  requireTemplateOwner(platform, actor, "edit");
  const { row } = await requireTemplate(platform, actor.userId, id);
  await consumeLimit(platform, "save", actor.userId);
  const owned = { ownerId: actor.userId, id };
  const checks = await templateLinkChecks(platform, { ...owned, kind, content }, row.content);
  const [changed = 0] = await writeAll(platform.db, [
    updateTemplate(owned, { name, content }, platform.now(), ifVersion),
    ...checks,
    ...(content.isDefault ? [clearOtherDefaults(actor.userId, id)] : []),
  ]);
  if (changed === 0) throw new AppError(ifVersion === undefined ? "not_found" : "precondition_failed");
  if (checks.length > 0) startJobs(platform, actor.userId);
  platform.defer(followChanges(platform));
  return getTemplate(platform, actor, id);
}

/**
 * Removes a template: the cards that followed it show their own values again.
 * @throws AppError not_found, payment_required
 */
export async function removeTemplate(platform: Platform, actor: UserActor, id: string): Promise<void> {
  requireTemplateOwner(platform, actor, "delete");
  await requireTemplate(platform, actor.userId, id);
  await writeAll(platform.db, deleteTemplate(actor.userId, id, platform.now()));
  platform.defer(followChanges(platform));
}

/**
 * Requires the owner of a team with a plan. Locked values stay locked when a plan ends.
 * @throws AppError payment_required
 */
export function requireTemplateOwner(platform: Platform, actor: UserActor, action: Action): void {
  assertCan(actor, action, ownOf(actor, "template"));
  if (!isPaid(actor.plan, platform.now())) throw new AppError("payment_required", { field: "template" });
}
