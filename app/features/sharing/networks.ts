/** A network that accepts a link by its own address, opened in a small window. */
export interface ShareNetwork {
  /** The service's id, and its icon's. */
  id: string;
  name: string;
  /** @returns the address of the network's own share window */
  address: (url: string, text: string) => string;
}

const query = (base: string, values: Record<string, string>) => `${base}?${new URLSearchParams(values)}`;

/** Names are proper nouns, the same in every language. */
export const SHARE_NETWORKS: readonly ShareNetwork[] = [
  {
    id: "whatsapp",
    name: "WhatsApp",
    address: (url, text) => query("https://wa.me/", { text: `${text} ${url}` }),
  },
  {
    id: "telegram",
    name: "Telegram",
    address: (url, text) => query("https://t.me/share/url", { url, text }),
  },
  {
    id: "facebook",
    name: "Facebook",
    address: (url) => query("https://www.facebook.com/sharer/sharer.php", { u: url }),
  },
  { id: "x", name: "X", address: (url, text) => query("https://x.com/intent/post", { url, text }) },
  {
    id: "linkedIn",
    name: "LinkedIn",
    address: (url) => query("https://www.linkedin.com/sharing/share-offsite/", { url }),
  },
  {
    id: "bluesky",
    name: "Bluesky",
    address: (url, text) => query("https://bsky.app/intent/compose", { text: `${text} ${url}` }),
  },
  {
    id: "threads",
    name: "Threads",
    address: (url, text) => query("https://www.threads.com/intent/post", { text: `${text} ${url}` }),
  },
  {
    id: "pinterest",
    name: "Pinterest",
    address: (url, text) => query("https://www.pinterest.com/pin/create/button/", { url, description: text }),
  },
  {
    id: "reddit",
    name: "Reddit",
    address: (url, title) => query("https://www.reddit.com/submit", { url, title }),
  },
];

/** The size of the networks' windows in px. */
const WINDOW = { width: 600, height: 540 };

/** Opens a network's share window in the middle of the screen; it cannot reach the page that opened it. */
export function openShareWindow(address: string): void {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WINDOW.width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - WINDOW.height) / 2));
  const features = `noopener,noreferrer,width=${WINDOW.width},height=${WINDOW.height},left=${left},top=${top}`;
  window.open(address, "_blank", features);
}
