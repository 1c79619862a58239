import type { Platform } from "~/server/platform/platform.server";
export async function handleApi(_request: Request, _platform: Platform): Promise<Response> {
  return new Response("x");
}
