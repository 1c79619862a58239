import { byAddress, byHandle, type Network } from "./network";

/** Video conferences; players are the embed block. */
export const VIDEOS: readonly Network[] = [
  byAddress("zoom", "Zoom", "#0B5CFF", ["zoom.us", "zoom.com"]),
  byHandle("googleMeet", "Google Meet", "#00897B", "https://meet.google.com/{}", ["meet.google.com"]),
  byAddress(
    "microsoftTeams",
    "Microsoft Teams",
    "#6264A7",
    ["teams.microsoft.com", "teams.live.com"],
    "msteams",
  ),
  byAddress("webex", "Webex", "#000000", ["webex.com"]),
  byHandle("whereby", "Whereby", "#1B6AFF", "https://whereby.com/{}", ["whereby.com"]),
  byHandle("jitsi", "Jitsi", "#97979A", "https://meet.jit.si/{}", ["jit.si"]),
  byAddress("goTo", "GoTo", "#F68D2E", ["goto.com", "gotomeeting.com", "gotomeet.me"]),
  byHandle("calendly", "Calendly", "#006BFF", "https://calendly.com/{}", ["calendly.com"]),
];
