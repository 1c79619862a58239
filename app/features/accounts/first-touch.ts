const KEY = "first_touch";
const FIELDS = { utm_source: "utmSource", utm_medium: "utmMedium", utm_campaign: "utmCampaign" } as const;

/** Stores the marketing parameters of the first visit that had any; later ones are ignored. */
export function storeFirstTouch(search: string): void {
  const query = new URLSearchParams(search);
  const touch: Record<string, string> = {};
  for (const [parameter, field] of Object.entries(FIELDS)) {
    const value = query.get(parameter);
    if (value) touch[field] = value.slice(0, 200);
  }
  try {
    if (Object.keys(touch).length > 0 && !localStorage.getItem(KEY))
      localStorage.setItem(KEY, JSON.stringify(touch));
  } catch {
    // Storage may be forbidden; measurement is not worth a broken screen.
  }
}

/** @returns the stored parameters, to be sent with the sign-up */
export function firstTouch(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
