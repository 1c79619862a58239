import { codeOrderSchema } from "~/domain/codes/variants";
import { readJson } from "~/server/http/app/body.server";
import { userCall } from "~/server/http/app/route.server";
import { changeCardCodes, listCardCodes } from "~/server/services/codes/card-codes.server";

/** The codes of one of the user's cards. */
export const loader = userCall(({ platform, actor, params }) =>
  listCardCodes(platform, actor, params.hash ?? ""),
);

/** Makes a further code of it, or changes one; all codes are the answer. */
export const action = userCall(async ({ platform, actor, params, request }) =>
  changeCardCodes(platform, actor, params.hash ?? "", await readJson(request, codeOrderSchema)),
);
