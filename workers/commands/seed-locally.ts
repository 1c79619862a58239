/**
 * Has the running development server create the missing demo accounts.
 * @returns the e-mails of the created ones
 */
export async function seedLocally(port: number): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/dev/seed`, { method: "POST" });
  if (!response.ok) throw new Error(`Seeding failed: ${response.status} ${await response.text()}`);
  const { made } = (await response.json()) as { made: string[] };
  return made;
}
