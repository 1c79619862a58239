import { cleanName } from "./source";

/** The campaign parameters of a link: its place, and values for other measuring programs. */
export interface LinkName {
  source: string;
  medium: string;
  campaign: string;
}

/**
 * @param url a URL of ours
 * @returns the URL with the parameters that identify its visits, or null without a source
 */
export function namedLink(url: string, { source, medium, campaign }: LinkName): string | null {
  const named = new URL(url);
  const place = nameOf(source);
  if (!place) return null;
  named.searchParams.set("utm_source", place);
  for (const [name, value] of [
    ["utm_medium", nameOf(medium)],
    ["utm_campaign", nameOf(campaign)],
  ] as const)
    if (value) named.searchParams.set(name, value);
  return named.href;
}

/** Written as it is counted: in small letters, without what is not counted, and without gaps. */
const nameOf = (text: string): string | undefined => cleanName(text)?.toLowerCase().replaceAll(" ", "-");
