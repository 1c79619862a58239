/** Players that a page can show, each loaded only at the visitor's request. */
export const EMBED_PROVIDERS = ["youtube", "vimeo", "spotify", "soundcloud"] as const;
export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

/** Origins of the players: the site's policy allows frames from them. */
export const PLAYER_ORIGINS = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://open.spotify.com",
  "https://w.soundcloud.com",
] as const;

export type Embed = {
  provider: EmbedProvider;
  /** The player's address, without cookies where the provider has such a one. */
  player: string;
  /** Width by height of the player; a sound's player is a strip. */
  isStrip: boolean;
};

const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;

/** What a normalised address plays, or null when it is none of the players' addresses. */
export function embedOf(url: string): Embed | null {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m|music)\./, "");
  const parts = pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youtube(parts[0]);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const isNamed = ["embed", "shorts", "live", "v"].includes(parts[0] ?? "");
    return youtube(isNamed ? parts[1] : (searchParams.get("v") ?? undefined));
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(parts);
  if (host === "open.spotify.com") return spotify(parts);
  return host === "soundcloud.com" ? soundcloud(parts) : null;
}

function youtube(id: string | undefined): Embed | null {
  if (!id || !VIDEO_ID.test(id)) return null;
  const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  return { provider: "youtube", player, isStrip: false };
}

function vimeo(parts: string[]): Embed | null {
  const id = parts.find((part) => /^\d{5,12}$/.test(part));
  if (!id) return null;
  return {
    provider: "vimeo",
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    isStrip: false,
  };
}

const SPOTIFY_KINDS = ["track", "album", "playlist", "artist", "episode", "show"];

function spotify(parts: string[]): Embed | null {
  // Addresses may start with a language (`/intl-de/track/…`) or already be the player's (`/embed/track/…`).
  const at = parts.findIndex((part) => SPOTIFY_KINDS.includes(part));
  const id = parts[at + 1];
  if (at < 0 || !id || !/^[A-Za-z0-9]{22}$/.test(id)) return null;
  return {
    provider: "spotify",
    player: `https://open.spotify.com/embed/${parts[at]}/${id}`,
    isStrip: true,
  };
}

function soundcloud(parts: string[]): Embed | null {
  const isName = (part: string) => /^[A-Za-z0-9_-]{1,100}$/.test(part);
  if (parts.length < 2 || parts.length > 3 || !parts.every(isName)) return null;
  const track = encodeURIComponent(`https://soundcloud.com/${parts.join("/")}`);
  return {
    provider: "soundcloud",
    player: `https://w.soundcloud.com/player/?url=${track}&auto_play=true&visual=false`,
    isStrip: true,
  };
}
