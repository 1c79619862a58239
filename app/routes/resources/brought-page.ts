import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { readBroughtPage } from "~/server/services/links/read-brought-page.server";

const bodySchema = z.strictObject({ url: z.string().min(1).max(LIMITS.url) });

/** The links and texts of an external page, to pick from; null if it cannot be read. Stores nothing. */
export const action = resource(
  publicEndpoint("POST /editor/brought-page", { body: bodySchema }, async ({ platform, body: { url } }) => ({
    page: await readBroughtPage(platform, url),
  })),
);
