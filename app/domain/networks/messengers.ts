import { byAddress, byHandle, byNumber, type Network } from "./network";

export const MESSENGERS: readonly Network[] = [
  byNumber("whatsapp", "WhatsApp", "#25D366", "https://wa.me/{}", ["whatsapp.com", "wa.me"], "whatsapp"),
  byHandle("telegram", "Telegram", "#26A5E4", "https://t.me/{}", ["t.me", "telegram.me"], "tg"),
  byHandle("messenger", "Messenger", "#0866FF", "https://m.me/{}", ["messenger.com", "m.me"], "fb-messenger"),
  byNumber("signal", "Signal", "#3A76F0", "https://signal.me/#p/+{}", ["signal.me", "signal.group"], "sgnl"),
  byNumber("viber", "Viber", "#7360F2", "viber://chat?number=%2B{}", ["viber.com"], "viber"),
  byHandle("line", "LINE", "#00C300", "https://line.me/ti/p/~{}", ["line.me"], "line"),
  byHandle("wechat", "WeChat", "#07C160", "weixin://dl/chat?{}", ["wechat.com"], "weixin"),
  byAddress("kakaotalk", "KakaoTalk", "#FFCD00", ["open.kakao.com", "pf.kakao.com"]),
  byAddress("discord", "Discord", "#5865F2", ["discord.com", "discord.gg"], "discord"),
  byAddress("slack", "Slack", "#4A154B", ["slack.com"], "slack"),
  byNumber("sms", "SMS", "#34C759", "sms:+{}", [], "sms"),
];
