import { codeOrderSchema } from "~/domain/codes/variants";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changeCardCodes, listCardCodes } from "~/server/services/codes/card-codes.server";

/** The codes of one of the user's cards. */
export const loader = resource(
  userEndpoint("GET /editor-business-card/:hash/codes", {}, ({ platform, actor, params }) =>
    listCardCodes(platform, actor, params.hash),
  ),
);

/** Makes a further code of it, or changes one; all codes are the response. */
export const action = resource(
  userEndpoint(
    "POST /editor-business-card/:hash/codes",
    { body: codeOrderSchema },
    ({ platform, actor, params, body }) => changeCardCodes(platform, actor, params.hash, body),
  ),
);
