import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { publicEndpoint, resource } from "~/server/http/app/endpoint.server";
import { readLinks } from "~/server/services/links/read-links.server";

const bodySchema = z.strictObject({
  urls: z.array(z.string().min(1).max(LIMITS.url)).min(1).max(LIMITS.linksPerFetch),
});

/** Suggested titles and images of the pages behind pasted links. Stores nothing. */
export const action = resource(
  publicEndpoint("POST /editor/links", { body: bodySchema }, async ({ platform, body: { urls } }) => ({
    links: await readLinks(platform, urls),
  })),
);
