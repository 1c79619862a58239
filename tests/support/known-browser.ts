import type { TestPlatform } from "./platform.ts";

/** A platform whose request comes from a browser that signed in before, with any address. */
export function knownBrowser<P extends TestPlatform>(platform: P, device: string | undefined): P {
  const client = { ...platform.client, knownDevice: async () => device };
  return Object.create(platform, { client: { value: client } });
}
