import type { Network } from "./network";
import { ALL_SERVICES } from "./networks";

export type RecognisedLink = {
  /** Id of the service, if recognised. */
  service?: string;
  /** Name of an icon: a service's id, or `link`, `mail`, `phone`, `message`. */
  icon: string;
  /** A title to propose: the service's name, the host, the address or the number. */
  title: string;
};

/** What a normalised address is, as a first guess for a button's icon and title. */
export function recogniseLink(url: string): RecognisedLink {
  const cut = url.indexOf(":");
  const scheme = url.slice(0, Math.max(cut, 0));
  const rest = url.slice(cut + 1).split("?", 1)[0] ?? "";
  if (scheme === "mailto") return { icon: "mail", title: readable(rest) };
  if (scheme === "tel") return { icon: "phone", title: readable(rest) };
  if (scheme === "sms") return { icon: "message", title: readable(rest) };
  const service = networkOf(url);
  if (service) return { service: service.id, icon: service.id, title: service.name };
  const host = hostOf(url);
  return host ? { icon: "link", title: host } : { icon: "message", title: readable(rest) };
}

/** The service that a normalised address belongs to, among the given ones. */
export function networkOf(url: string, among: readonly Network[] = ALL_SERVICES): Network | undefined {
  const scheme = url.slice(0, Math.max(url.indexOf(":"), 0));
  const host = hostOf(url);
  return among.find(
    (service) => service.scheme === scheme || (host !== "" && service.hosts.some((h) => isOf(host, h))),
  );
}

function hostOf(url: string): string {
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
}

/** Whether a host is a service's or below it; `name.*` is the name with one or two last labels (`.de`, `.co.uk`). */
function isOf(host: string, pattern: string): boolean {
  if (!pattern.endsWith(".*")) return host === pattern || host.endsWith(`.${pattern}`);
  const name = pattern.slice(0, -2);
  return new RegExp(`(^|\\.)${name}\\.(?:[a-z]{2,3}|com?\\.[a-z]{2})$`).test(host);
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
