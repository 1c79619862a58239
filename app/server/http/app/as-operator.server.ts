import { assertOperator } from "~/server/services/operations/operator.server";
import type { UserArgs } from "./route.server";

/**
 * What every call of the operators' screen asks first: to anybody else it is not there, whatever was sent.
 * @throws AppError not_found, forbidden (adminNeedsPasskey)
 */
export const asOperator = ({ platform, actor }: UserArgs): Promise<void> =>
  assertOperator(platform, actor, "list");
