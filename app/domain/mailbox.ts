/** How a mail service spells one mailbox in several ways, beside `+` and a tag, which nearly all know. */
interface MailService {
  /** Its domains, of which the first stands for all that share their mailboxes. */
  domains: string[];
  /** Characters in front of the @ that it does not read. */
  ignores?: RegExp;
  /** Characters in front of the @ that are one and the same to it. */
  alike?: RegExp;
  /** `anything@name.domain` is `name@domain`. */
  hasSubdomains?: true;
}

const YANDEX = ["com", "by", "kz", "ua", "com.tr"];

const SERVICES: MailService[] = [
  { domains: ["gmail.com", "googlemail.com"], ignores: /\./g },
  { domains: ["proton.me", "protonmail.com", "pm.me"], ignores: /[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"] },
  {
    domains: ["yandex.ru", "ya.ru", "narod.ru", ...YANDEX.map((ending) => `yandex.${ending}`)],
    alike: /[.-]/g,
  },
  { domains: ["fastmail.com"], hasSubdomains: true },
  { domains: ["fastmail.fm"], hasSubdomains: true },
];

/** Yahoo's tags follow a `-`; it has a domain a country, such as yahoo.de and yahoo.co.uk, each with its own mailboxes. */
const YAHOO = /^(?:yahoo\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:ymail|rocketmail)\.com)$/;

/**
 * The mailbox that a normalised address most likely leads to: `ada+news@…` is `ada@…`, and `a.da@googlemail.com` is
 * `ada@gmail.com`. For counting mails alone, never for telling who somebody is: two people may come out as one.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const local = untagged(address.slice(0, at), "+");
  const domain = address.slice(at + 1);
  if (YAHOO.test(domain)) return `${untagged(local, "-")}@${domain}`;
  for (const service of SERVICES) {
    const [main = domain] = service.domains;
    if (service.domains.includes(domain)) return `${readLocal(service, local)}@${main}`;
    const owner =
      service.hasSubdomains && domain.endsWith(`.${main}`) ? domain.slice(0, -main.length - 1) : "";
    if (owner && !owner.includes(".")) return `${owner}@${main}`;
  }
  return `${local}@${domain}`;
}

function readLocal({ ignores, alike }: MailService, local: string): string {
  if (alike) return local.replace(alike, "-");
  // Names of nothing but such characters would all be one.
  return (ignores && local.replace(ignores, "")) || local;
}

/** What stands before the first tag; a name that begins with its sign has none. */
function untagged(local: string, sign: string): string {
  const at = local.indexOf(sign, 1);
  return at < 0 ? local : local.slice(0, at);
}
