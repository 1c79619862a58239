import { isbot } from "isbot";
import { deviceOf } from "~/domain/accounts/device";
import { VISIT_LIMITS } from "./limits";

export const DEVICE_CLASSES = ["phone", "tablet", "desktop"] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/**
 * Relevant properties of a user agent: whether it may be a person's, the class of its device, and the app that embeds
 * it.
 */
export interface Agent {
  isPerson: boolean;
  device: DeviceClass;
  app?: string;
}

const APPS: readonly (readonly [string, RegExp])[] = [
  ["Instagram", /Instagram/],
  ["Messenger", /Messenger|MessengerForiOS|Orca-Android/],
  ["Facebook", /FBAN|FBAV|FB_IAB|FBIOS/],
  ["TikTok", /TikTok|musical_ly|BytedanceWebview/i],
  ["LinkedIn", /LinkedInApp/],
  ["X", /Twitter/],
  ["Snapchat", /Snapchat/],
  ["Pinterest", /Pinterest/],
  ["LINE", /\bLine\//],
  ["WeChat", /MicroMessenger/],
  ["KakaoTalk", /KAKAOTALK/],
  ["Threads", /Barcelona|Threads/],
  ["WhatsApp", /WhatsApp/],
  ["Telegram", /Telegram/],
  ["Reddit", /Reddit/],
  ["Discord", /Discord/],
  ["Google", /\bGSA\//],
];

const NOBODY: Agent = { isPerson: false, device: "desktop" };

/** Parses the first characters of a `User-Agent`; an absent one is not a person's. */
export function readAgent(header: string | null): Agent {
  const agent = (header ?? "").slice(0, VISIT_LIMITS.userAgent);
  if (agent.trim() === "" || isbot(agent)) return NOBODY;
  const { kind } = deviceOf(agent);
  const app = APPS.find(([, pattern]) => pattern.test(agent))?.[0];
  return {
    isPerson: true,
    device: kind === "phone" || kind === "tablet" ? kind : "desktop",
    ...(app && { app }),
  };
}
