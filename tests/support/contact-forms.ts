import { formTime } from "~/server/services/contacts/form-time.server";
import type { TestPlatform } from "./platform";

/** @returns the fields of a form posted after human typing time: it was rendered some seconds ago */
export async function postedAt(
  platform: TestPlatform,
  placeId: string,
  fields: Record<string, unknown> | ReadonlyMap<string, unknown>,
  secondsAgo = 30,
): Promise<Map<string, unknown>> {
  const earlier = Object.assign(Object.create(platform) as TestPlatform, {
    realNow: () => new Date(platform.realNow().getTime() - secondsAgo * 1000),
  });
  const given = fields instanceof Map ? fields : new Map(Object.entries(fields));
  return new Map([["at", await formTime(earlier, placeId)], ...given]);
}
