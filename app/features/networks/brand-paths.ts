import aliexpress from "simple-icons/icons/aliexpress.svg?raw";
import allegro from "simple-icons/icons/allegro.svg?raw";
import amazon from "simple-icons/icons/amazon.svg?raw";
import appleMusic from "simple-icons/icons/applemusic.svg?raw";
import appStore from "simple-icons/icons/appstore.svg?raw";
import behance from "simple-icons/icons/behance.svg?raw";
import bluesky from "simple-icons/icons/bluesky.svg?raw";
import calendly from "simple-icons/icons/calendly.svg?raw";
import discord from "simple-icons/icons/discord.svg?raw";
import dribbble from "simple-icons/icons/dribbble.svg?raw";
import ebay from "simple-icons/icons/ebay.svg?raw";
import etsy from "simple-icons/icons/etsy.svg?raw";
import facebook from "simple-icons/icons/facebook.svg?raw";
import github from "simple-icons/icons/github.svg?raw";
import googleMeet from "simple-icons/icons/googlemeet.svg?raw";
import googlePlay from "simple-icons/icons/googleplay.svg?raw";
import goTo from "simple-icons/icons/gotomeeting.svg?raw";
import gumroad from "simple-icons/icons/gumroad.svg?raw";
import instagram from "simple-icons/icons/instagram.svg?raw";
import jitsi from "simple-icons/icons/jitsi.svg?raw";
import kakaotalk from "simple-icons/icons/kakaotalk.svg?raw";
import line from "simple-icons/icons/line.svg?raw";
import linkedIn from "simple-icons/icons/linkedin.svg?raw";
import mastodon from "simple-icons/icons/mastodon.svg?raw";
import medium from "simple-icons/icons/medium.svg?raw";
import messenger from "simple-icons/icons/messenger.svg?raw";
import patreon from "simple-icons/icons/patreon.svg?raw";
import pinterest from "simple-icons/icons/pinterest.svg?raw";
import rakuten from "simple-icons/icons/rakuten.svg?raw";
import reddit from "simple-icons/icons/reddit.svg?raw";
import shopify from "simple-icons/icons/shopify.svg?raw";
import signal from "simple-icons/icons/signal.svg?raw";
import slack from "simple-icons/icons/slack.svg?raw";
import snapchat from "simple-icons/icons/snapchat.svg?raw";
import soundcloud from "simple-icons/icons/soundcloud.svg?raw";
import spotify from "simple-icons/icons/spotify.svg?raw";
import substack from "simple-icons/icons/substack.svg?raw";
import telegram from "simple-icons/icons/telegram.svg?raw";
import threads from "simple-icons/icons/threads.svg?raw";
import tiktok from "simple-icons/icons/tiktok.svg?raw";
import tumblr from "simple-icons/icons/tumblr.svg?raw";
import twitch from "simple-icons/icons/twitch.svg?raw";
import viber from "simple-icons/icons/viber.svg?raw";
import vimeo from "simple-icons/icons/vimeo.svg?raw";
import walmart from "simple-icons/icons/walmart.svg?raw";
import webex from "simple-icons/icons/webex.svg?raw";
import wechat from "simple-icons/icons/wechat.svg?raw";
import whatsapp from "simple-icons/icons/whatsapp.svg?raw";
import x from "simple-icons/icons/x.svg?raw";
import xing from "simple-icons/icons/xing.svg?raw";
import youtube from "simple-icons/icons/youtube.svg?raw";
import zalando from "simple-icons/icons/zalando.svg?raw";
import zoom from "simple-icons/icons/zoom.svg?raw";

/** The one path of an icon's file: the set's icons are a title and a path on a field of 24 × 24. */
function pathOf(svg: string): string {
  return / d="([^"]+)"/.exec(svg)?.[1] ?? "";
}

/** Round letters for brands without a sign in the icon set: a disc, the letter cut out of it. */
const DISC = "M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z";

/** Signs of brands on a field of 24 × 24, by service id. */
export const BRAND_PATHS: Readonly<Record<string, string>> = {
  instagram: pathOf(instagram),
  facebook: pathOf(facebook),
  x: pathOf(x),
  tiktok: pathOf(tiktok),
  youtube: pathOf(youtube),
  linkedIn: pathOf(linkedIn),
  threads: pathOf(threads),
  bluesky: pathOf(bluesky),
  mastodon: pathOf(mastodon),
  pinterest: pathOf(pinterest),
  snapchat: pathOf(snapchat),
  reddit: pathOf(reddit),
  twitch: pathOf(twitch),
  github: pathOf(github),
  spotify: pathOf(spotify),
  soundcloud: pathOf(soundcloud),
  appleMusic: pathOf(appleMusic),
  behance: pathOf(behance),
  dribbble: pathOf(dribbble),
  medium: pathOf(medium),
  substack: pathOf(substack),
  patreon: pathOf(patreon),
  tumblr: pathOf(tumblr),
  vimeo: pathOf(vimeo),
  xing: pathOf(xing),
  whatsapp: pathOf(whatsapp),
  telegram: pathOf(telegram),
  messenger: pathOf(messenger),
  signal: pathOf(signal),
  viber: pathOf(viber),
  line: pathOf(line),
  wechat: pathOf(wechat),
  kakaotalk: pathOf(kakaotalk),
  discord: pathOf(discord),
  slack: pathOf(slack),
  amazon: pathOf(amazon),
  ebay: pathOf(ebay),
  etsy: pathOf(etsy),
  shopify: pathOf(shopify),
  walmart: pathOf(walmart),
  aliexpress: pathOf(aliexpress),
  rakuten: pathOf(rakuten),
  allegro: pathOf(allegro),
  zalando: pathOf(zalando),
  gumroad: pathOf(gumroad),
  appStore: pathOf(appStore),
  googlePlay: pathOf(googlePlay),
  zoom: pathOf(zoom),
  googleMeet: pathOf(googleMeet),
  webex: pathOf(webex),
  jitsi: pathOf(jitsi),
  goTo: pathOf(goTo),
  calendly: pathOf(calendly),
  depop: `${DISC}M8 6v12h4a6 6 0 0 0 0-12Zm3 3h1a3 3 0 0 1 0 6h-1Z`,
  mercadoLivre: `${DISC}M6 7v10h3v-5l3 4 3-4v5h3V7h-3l-3 4-3-4Z`,
  microsoftTeams: `${DISC}M6.5 6.5v3h4V18h3V9.5h4v-3Z`,
  poshmark: `${DISC}M8 6v12h3v-4h1.5a4 4 0 0 0 0-8Zm3 2.8h1.3a1.3 1.3 0 0 1 0 2.6H11Z`,
  vinted: `${DISC}M6 6.5 10.5 18h3L18 6.5h-3.2L12 14 9.200 6.5Z`,
  whereby: `${DISC}M4.5 7l3.3 10h2.700L12 12.3 13.5 17h2.700l3.3-10h-3l-1.700 5.700L13.2 7h-2.400l-1.600 5.700L7.5 7Z`,
};
