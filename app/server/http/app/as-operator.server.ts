import { assertOperator } from "~/server/services/operations/operator.server";
import type { UserArgs } from "./route.server";

/**
 * The first check of every call of the operators' screen: for other users it does not exist, whatever was sent.
 * @throws AppError not_found, passkey_required
 */
export const asOperator = async ({ platform, actor }: UserArgs): Promise<void> =>
  assertOperator(platform, actor, "list");
