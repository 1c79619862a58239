/** A mail service's aliases for one mailbox, besides `+` and a tag, which nearly all support. */
interface MailService {
  /** Its domains; the first is the canonical one of all that share their mailboxes. */
  domains: string[];
  /** Characters before the @ that it ignores. */
  ignores?: RegExp;
  /** Characters before the @ that are equivalent to it. */
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

/** Yahoo's tags follow a `-`; its country domains, such as yahoo.de and yahoo.co.uk, have separate mailboxes. */
const YAHOO = /^(?:yahoo\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:ymail|rocketmail)\.com)$/;

/**
 * The mailbox that a normalised address most likely delivers to: `ada+news@…` is `ada@…`, and `a.da@googlemail.com` is
 * `ada@gmail.com`. Only for counting mails, never for identification: two people may map to one.
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
  // Names made only of such characters would all map to one.
  return (ignores && local.replace(ignores, "")) || local;
}

/** The part before the first tag; a name that begins with the tag's sign has none. */
function untagged(local: string, sign: string): string {
  const at = local.indexOf(sign, 1);
  return at < 0 ? local : local.slice(0, at);
}
