import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { readBroughtPage } from "~/server/services/links/read-brought-page.server";

const bodySchema = z.strictObject({ url: z.string().min(1).max(LIMITS.url) });

/** The links and texts of a page that somebody has elsewhere, to pick from; null where it cannot be read. Stores nothing. */
export const action = resource(
  publicEndpoint("POST /editor/brought-page", { body: bodySchema }, async ({ platform, body: { url } }) => ({
    page: await readBroughtPage(platform, url),
  })),
);
