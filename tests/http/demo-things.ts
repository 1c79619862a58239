import { ask } from "../support/http.ts";

/** The demo subscriber's page and card. */
export interface DemoThings {
  page: string;
  card: string;
}

export async function findDemoThings(): Promise<DemoThings> {
  const login = await ask("api", "/security/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "pro@visita.example", password: "visita-demo-1" }),
  });
  const headers = { Authorization: `Bearer ${login.json<{ token: string }>().token}` };
  const pages = (await ask("api", "/_/pages", { headers })).json<{ items: { id: string; slug: string }[] }>();
  const cards = (await ask("api", "/_/business-cards", { headers })).json<{
    items: { hash: string; title: string }[];
  }>();
  return {
    page: pages.items.find(({ slug }) => slug === "ada")?.id ?? "",
    card: cards.items.find(({ title }) => title === "Studio card")?.hash ?? "",
  };
}
