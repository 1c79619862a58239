import { ask, originOf } from "./http.ts";

/** Forms sent faster than this are held as spam. */
const TYPING_MS = 2_100;

/**
 * Waits until a form may be sent without being held as spam: that is about real time, which no test can set.
 * @param at the form's field for when it was rendered: a number of base 36, and its signature
 */
export async function typed(at: string, typing = TYPING_MS): Promise<void> {
  const left = Number.parseInt(at, 36) + typing - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/** Submits a visitor's details in the form of a page. @param typing milliseconds spent on it */
export const leaveDetails = (
  { slug, id, block }: { slug: string; id: string; block: string },
  details: Record<string, string>,
  typing = TYPING_MS,
): Promise<void> => sendForm({ shownAt: `/${slug}`, action: `/f/${id}` }, { block, ...details }, typing);

/** The same in the form of a card. */
export const leaveOnCard = (hash: string, details: Record<string, string>): Promise<void> =>
  sendForm({ shownAt: `/c/${hash}`, action: `/f/c/${hash}` }, details, TYPING_MS);

/** Sends a form of the site with its hidden fields, as a browser does. */
async function sendForm(
  { shownAt, action }: { shownAt: string; action: string },
  fields: Record<string, string>,
  typing: number,
): Promise<void> {
  const shown = await ask("site", shownAt);
  const hidden = [...shown.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const rendered = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  await typed(rendered.at ?? "", typing);
  const body = new URLSearchParams({ ...rendered, consent: "on", ...fields }).toString();
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: originOf("site"),
    "CF-Connecting-IP": `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  };
  const sent = await ask("site", action, { method: "POST", headers, body });
  if (sent.status !== 303) throw new Error(`${action} answered ${sent.status}: ${sent.text.slice(0, 300)}`);
}
