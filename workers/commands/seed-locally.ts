/** Where seeding serves the app, beside a development server. */
export const SEED_PORT = 8789;

/**
 * Has the running development server create the missing demo accounts.
 * @param scryptCost of their passwords' hashes, by default production's
 * @returns the e-mails of the created ones
 */
export async function seedLocally(port: number, scryptCost?: string): Promise<string[]> {
  const query = scryptCost ? `?${new URLSearchParams({ scryptCost })}` : "";
  const response = await fetch(`http://127.0.0.1:${port}/dev/seed${query}`, { method: "POST" });
  if (!response.ok) throw new Error(`Seeding failed: ${response.status} ${await response.text()}`);
  const { made } = (await response.json()) as { made: string[] };
  return made;
}
