import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "料金",
      description:
        "ページ1つと名刺1枚は無料です。PROなら、デザイン、連絡先ファイル、チームの席を追加できます。",
    },
  },
  title: "ページ1つと名刺1枚は無料です",
  text: "有料プランは、自分らしいデザイン、コードで渡せる連絡先ファイル、チームの席が必要になってからで大丈夫です。",
  cycle: {
    label: "お支払い",
    monthly: "月払い",
    yearly: "年払い",
    saving: "年払いなら最大{{percent}}%お得",
  },
  forever: "いつまでも",
  perSeat: "1席・1か月あたり",
  start: "ページを作る",
  payment:
    "クレジットカードまたはPayPalでお支払いいただけます。印刷したQRコードは、どのプランでもずっと使えます。",
  plans: {
    free: { text: "見つけてもらうために必要なものがそろっています。" },
    pro: { text: "自分らしいデザインにしたい方とチームのために。1席ごとにページ1つと名刺1枚。" },
  },
  features: {
    pages: "ページ：{{pages}}",
    cards: "名刺：{{cards}}",
    buttons: "リンク、見出し、テキストを自由な順番で",
    qrCodes: "ずっと使えるQRコード（PNG・SVG）",
    contactFile: "QRコードで渡せる連絡先ファイル",
    passes: "Apple ウォレットと Google ウォレットのパス",
    themes: "プレミアムテーマ",
    paidBlocks: "連絡先、メッセンジャー、ショップ、フォーム",
    fonts: "20種類のフォント",
    backgrounds: "背景にグラデーションや画像",
    publishSwitch: "いつでも公開・非公開を切り替え",
    seo: "検索エンジン向けのタイトルと説明",
    noBranding: "ブランド表示なし",
    cardDesign: "名刺に色、ロゴ、写真",
  },
} satisfies Translated<typeof en>;
