/** A network whose addresses we recognise: its id is also the name of its icon. */
export type Network = { id: string; name: string; hosts: readonly string[] };

/** Names of networks are proper nouns, the same in every language. */
export const NETWORKS: readonly Network[] = [
  { id: "instagram", name: "Instagram", hosts: ["instagram.com", "instagr.am"] },
  { id: "facebook", name: "Facebook", hosts: ["facebook.com", "fb.com", "fb.me"] },
  { id: "x", name: "X", hosts: ["x.com", "twitter.com"] },
  { id: "tiktok", name: "TikTok", hosts: ["tiktok.com"] },
  { id: "youtube", name: "YouTube", hosts: ["youtube.com", "youtu.be"] },
  { id: "linkedIn", name: "LinkedIn", hosts: ["linkedin.com", "lnkd.in"] },
  { id: "threads", name: "Threads", hosts: ["threads.net", "threads.com"] },
  { id: "bluesky", name: "Bluesky", hosts: ["bsky.app"] },
  { id: "mastodon", name: "Mastodon", hosts: ["mastodon.social", "mastodon.online"] },
  { id: "pinterest", name: "Pinterest", hosts: ["pinterest.com", "pin.it"] },
  { id: "snapchat", name: "Snapchat", hosts: ["snapchat.com"] },
  { id: "reddit", name: "Reddit", hosts: ["reddit.com"] },
  { id: "twitch", name: "Twitch", hosts: ["twitch.tv"] },
  { id: "github", name: "GitHub", hosts: ["github.com"] },
  { id: "spotify", name: "Spotify", hosts: ["spotify.com", "spotify.link"] },
  { id: "soundcloud", name: "SoundCloud", hosts: ["soundcloud.com"] },
  { id: "appleMusic", name: "Apple Music", hosts: ["music.apple.com"] },
  { id: "behance", name: "Behance", hosts: ["behance.net"] },
  { id: "dribbble", name: "Dribbble", hosts: ["dribbble.com"] },
  { id: "medium", name: "Medium", hosts: ["medium.com"] },
  { id: "substack", name: "Substack", hosts: ["substack.com"] },
  { id: "patreon", name: "Patreon", hosts: ["patreon.com"] },
  { id: "tumblr", name: "Tumblr", hosts: ["tumblr.com"] },
  { id: "vimeo", name: "Vimeo", hosts: ["vimeo.com"] },
  { id: "xing", name: "Xing", hosts: ["xing.com"] },
  { id: "whatsapp", name: "WhatsApp", hosts: ["whatsapp.com", "wa.me"] },
  { id: "telegram", name: "Telegram", hosts: ["t.me", "telegram.me"] },
  { id: "messenger", name: "Messenger", hosts: ["messenger.com", "m.me"] },
  { id: "signal", name: "Signal", hosts: ["signal.me", "signal.group"] },
  { id: "viber", name: "Viber", hosts: ["viber.com"] },
  { id: "line", name: "LINE", hosts: ["line.me"] },
  { id: "wechat", name: "WeChat", hosts: ["wechat.com"] },
  { id: "kakaotalk", name: "KakaoTalk", hosts: ["open.kakao.com", "pf.kakao.com"] },
  { id: "discord", name: "Discord", hosts: ["discord.com", "discord.gg"] },
  { id: "slack", name: "Slack", hosts: ["slack.com"] },
];

/** Networks by the scheme their app opens with. */
const BY_SCHEME: Record<string, string> = {
  whatsapp: "whatsapp",
  tg: "telegram",
  viber: "viber",
  line: "line",
  weixin: "wechat",
  sgnl: "signal",
  "fb-messenger": "messenger",
  discord: "discord",
  slack: "slack",
};

export type RecognisedLink = {
  /** Id of the network, when it is one we know. */
  service?: string;
  /** Name of an icon: a network's id, or `link`, `mail`, `phone`, `message`. */
  icon: string;
  /** A title to propose: the network's name, the host, the address or the number. */
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
  const host =
    URL.canParse(url) && /^https?$/.test(scheme) ? new URL(url).hostname.replace(/^www\./, "") : "";
  const network = NETWORKS.find(
    ({ id, hosts }) => id === BY_SCHEME[scheme] || hosts.some((h) => host === h || host.endsWith(`.${h}`)),
  );
  if (network) return { service: network.id, icon: network.id, title: network.name };
  return host ? { icon: "link", title: host } : { icon: "message", title: readable(rest) };
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
