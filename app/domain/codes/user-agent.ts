/** What matters about a visitor's browser. Few values, since they are part of the cache key. */
export const USER_AGENT_CLASSES = ["in-app", "ios-safari", "ios-other", "android", "other"] as const;

export type UserAgentClass = (typeof USER_AGENT_CLASSES)[number];

const IN_APP =
  /Instagram|FBAN|FBAV|FB_IAB|FBIOS|Messenger|TikTok|musical_ly|BytedanceWebview|LinkedInApp|Twitter|Snapchat|Pinterest|Line\/|MicroMessenger|KAKAOTALK|Threads|Barcelona|WhatsApp|Telegram|GSA\/|Reddit|Discord|; wv\)/i;

/** The class of a User-Agent header. In-app browsers are checked first: they cannot open contact files. */
export function userAgentClass(header: string | null): UserAgentClass {
  const agent = (header ?? "").slice(0, 1000);
  if (IN_APP.test(agent)) return "in-app";
  if (/iPhone|iPad|iPod/.test(agent)) {
    return /CriOS|EdgiOS|FxiOS|OPiOS|OPT\/|DuckDuckGo|YaBrowser|Brave/.test(agent) || !/Safari\//.test(agent)
      ? "ios-other"
      : "ios-safari";
  }
  return /Android/.test(agent) ? "android" : "other";
}

/** Whether "Add to contacts" opens a contact file there: not inside other apps, nor in Chrome or Edge on iOS. */
export function opensContactFiles(agent: UserAgentClass): boolean {
  return agent !== "in-app" && agent !== "ios-other";
}
