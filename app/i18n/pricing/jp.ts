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
  get: "PROにする",
  manage: "サブスクリプションを管理",
  current: "ご利用中のプラン",
  chosen: "選択中",
  seats: { label: "席数", less: "1席減らす", more: "1席増やす" },
  total: {
    monthly_other: "{{count}}席で月額{{total}}",
    yearly_other: "{{count}}席で年額{{total}}",
  },
  payment:
    "クレジットカードまたはPayPalでお支払いいただけます。税がかかる場合は、お支払いの前に表示されます。印刷したQRコードは、どのプランでもずっと使えます。",
  plans: {
    free: { text: "見つけてもらうために必要なものがそろっています。" },
    pro: { text: "自分らしいデザインにしたい方とチームのために。1席ごとにページ1つと名刺1枚。" },
  },
  compare: {
    title: "各プランの内容",
    feature: "機能",
    included: "あり",
    notIncluded: "なし",
    perSeat: "1席につき{{n}}",
    withValue: "{{feature}}：{{value}}",
    groups: { pages: "ページ", cards: "名刺", codes: "QRコード", account: "アカウント" },
  },
  features: {
    pages: "ページ",
    blocks: "ブロックの種類",
    themes: "テーマ",
    fonts: "フォント",
    backgrounds: "背景にグラデーションや画像",
    buttonDesign: "形、影、デザインを自由に",
    contacts: "連絡先を集めるフォーム",
    publishSwitch: "いつでも公開・非公開を切り替え",
    seo: "検索エンジン向けのタイトルと説明",
    noBranding: "ブランド表示なし",
    cards: "名刺",
    contactFile: "QRコードで渡せる連絡先ファイル",
    passes: "Apple ウォレットと Google ウォレットのパス",
    cardDesign: "名刺にサブ見出し、色、ロゴ、写真",
    qrCodes: "ずっと使えるQRコード",
    codeStyle: "コードの色、形、キャプション",
    codeLogo: "コードにロゴ",
    export: "すべてのデータの書き出し",
    team: "チーム：メンバーへの名刺の割り当て",
  },
  modal: {
    title: "PROでもっと",
    wanted: "{{feature}}：PROの機能",
    from: "1席・1か月あたり{{price}}から。",
    kept: "入力した内容はこのブラウザーに残り、戻ってきたときにそのまま使えます。",
    all: "料金について詳しく",
  },
} satisfies Translated<typeof en>;
