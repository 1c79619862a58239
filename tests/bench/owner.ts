import { askBuilt } from "./ask-built.ts";

export const ACCOUNT = { email: "bench@visita.example", password: "visita-bench-1", name: "Bench" };

/** Creates an account with seats. @returns its id and a token */
export async function makeOwner(db: D1Database): Promise<{ owner: string; token: string }> {
  const { token } = JSON.parse(await askBuilt("api", "POST", "/app/registration/register", "", ACCOUNT));
  const { id: owner } = JSON.parse(await askBuilt("api", "GET", "/_/app/user", token));
  await db
    .prepare(
      "INSERT OR REPLACE INTO entitlements (user_id, plan, status, seats, updated_at) VALUES (?, 'pro', 'active', 600, 0)",
    )
    .bind(owner)
    .run();
  return { owner, token };
}
