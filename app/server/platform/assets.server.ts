import type { Platform } from "./platform.server";

/** @returns a static file of the app, or null when there is none @param path relative to `public/` */
export async function readAsset({ bindings, config }: Platform, path: string): Promise<ArrayBuffer | null> {
  const response = await bindings.ASSETS.fetch(`${config.origins.app}${path}`);
  return response.ok ? response.arrayBuffer() : null;
}
