import { PRINT_FILES, printWishSchema } from "~/domain/cards/print/wish";
import { AppError } from "~/domain/errors";
import { contentDisposition } from "~/domain/file-name";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { streamOf } from "~/server/http/streamed.server";
import { printCards } from "~/server/services/cards/print/print-cards.server";
import { zipCodes } from "~/server/services/cards/print/zip-codes.server";

/** The user's cards for print: `sheet` and `single` as a PDF, `codes` as a zip; streamed. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard-team/print/:file",
    { query: printWishSchema },
    async ({ platform, actor, params, query }): Promise<Response> => {
      const wanted = PRINT_FILES.find((file) => file === params.file);
      if (!wanted) throw new AppError("not_found");
      const { total, type, name, extension, body } =
        wanted === "codes"
          ? await zipCodes(platform, actor, query)
          : await printCards(platform, actor, query, wanted);
      return new Response(await streamOf(body), {
        headers: {
          "Content-Type": type,
          "Content-Disposition": contentDisposition("attachment", name, extension),
          "Cache-Control": "private, no-store",
          "X-Total-Count": String(total),
        },
      });
    },
  ),
);
