import { byAddress, byHandle, type Network } from "./network";

export const MARKETPLACES: readonly Network[] = [
  byAddress("amazon", "Amazon", "#FF9900", ["amazon.*", "amzn.to", "amzn.eu"]),
  byHandle("ebay", "eBay", "#E53238", "https://www.ebay.com/usr/{}", ["ebay.*"]),
  byHandle("etsy", "Etsy", "#F16521", "https://www.etsy.com/shop/{}", ["etsy.com", "etsy.me"]),
  byAddress("shopify", "Shopify", "#7AB55C", ["myshopify.com", "shopify.com"]),
  byAddress("walmart", "Walmart", "#0071CE", ["walmart.com", "walmart.ca"]),
  byAddress("aliexpress", "AliExpress", "#FF4747", ["aliexpress.*", "aliexpress.us"]),
  byAddress("rakuten", "Rakuten", "#BF0000", ["rakuten.*", "rakuten.co.jp"]),
  byAddress("mercadoLivre", "Mercado Livre", "#FFE600", ["mercadolivre.*", "mercadolibre.*"]),
  byHandle("allegro", "Allegro", "#FF5A00", "https://allegro.pl/uzytkownik/{}", ["allegro.*"]),
  byAddress("zalando", "Zalando", "#FF6900", ["zalando.*"]),
  byAddress("vinted", "Vinted", "#007782", ["vinted.*"]),
  byHandle("depop", "Depop", "#FF2300", "https://www.depop.com/{}/", ["depop.com"]),
  byHandle("poshmark", "Poshmark", "#7F0353", "https://poshmark.com/closet/{}", ["poshmark.*"]),
  byHandle("gumroad", "Gumroad", "#FF90E8", "https://{}.gumroad.com/", ["gumroad.com"]),
  byAddress("appStore", "App Store", "#0D96F6", ["apps.apple.com", "itunes.apple.com"]),
  byAddress("googlePlay", "Google Play", "#414141", ["play.google.com"]),
];
