import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { storeAppleReturn } from "~/server/data/social-states.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { seal } from "~/server/platform/sealed.server";

const userSchema = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

/**
 * Stores the code that Apple posts, with the name, which it sends only once. The form is not signed: nothing else of it
 * is read, and the address comes from the signed token. A second post changes nothing.
 */
export async function takeAppleReturn(
  platform: Platform,
  { state, code, user }: { state: string; code: string; user: string | null },
): Promise<void> {
  const sealed = await seal(platform.config, "social-code", code);
  const name = nameOf(user);
  await storeAppleReturn(platform.db, await sha256(state), { code: sealed, name }, platform.realNow());
}

function nameOf(user: string | null): string | null {
  if (!user) return null;
  try {
    const { firstName, lastName } = userSchema.parse(JSON.parse(user)).name;
    const name = [firstName, lastName].filter(Boolean).join(" ");
    return name === "" ? null : name.slice(0, LIMITS.name * 8);
  } catch {
    return null;
  }
}
