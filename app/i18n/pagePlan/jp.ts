import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "このページではPROの機能を使っています",
  text: "このまま保存するには、有料プランが必要です。無料版では、次の機能を外して保存します。",
  textOpened:
    "保存しましたが、公開はされていません。公開には有料プランが必要です。無料版では、次の機能を外して公開します。",
  free: "PROなしのページ",
  kept: "PRO版は保管されます。有料プランがあれば、エディターで元に戻せます。",
  storedHere: "PRO版はこのブラウザに{{days}}日間保管されます。有料プランがあれば、エディターで元に戻せます。",
  parts: {
    linkPictures: "リンクの画像",
    titleFont: "タイトルのフォント：{{name}}",
    textFont: "本文のフォント：{{name}}",
    titleSize: "タイトルのサイズ",
    textColor: "文字色",
    profileShape: "全幅のプロフィール画像",
    profileSize: "プロフィール画像のサイズ",
    backgroundImage: "背景画像",
    gradient: "グラデーション",
    branding: "ブランド表示の非表示",
    seoTitle: "検索エンジン向けのタイトル",
    seoDescription: "検索エンジン向けの説明",
    shape: "ボタンの形",
    shadow: "影",
    socialIcons: "SNSアイコンのスタイル",
    blockDesign: "一部のブロックの個別スタイル",
    linkShape: "リンクの描画された形",
    pattern: "模様",
    texture: "質感",
    design: "ボタンとレイアウトのデザイン",
    publish: "公開の切り替え",
    theme: "テーマ「{{name}}」（無料版の構成は「{{free}}」に近くなります）",
  },
  version: {
    kept: "{{date}}のPRO版が保管されています。元に戻すと、今のページと置き換わります（取り消せます）。",
    needsPlan: "{{date}}のPRO版が保管されています。有料プランがあれば元に戻せます。",
    needsPlanHere: "PRO版はこのブラウザに{{until}}まで保管されます。有料プランがあれば元に戻せます。",
    deleteText: "ページは今のままです。この操作は元に戻せません。",
    isBack:
      "PRO版に戻しました。その後の変更は置き換えられています。保存するとページに反映されます。取り消すこともできます。",
    examples: "テンプレートの例のままのリンクと連絡先は、保存時に除かれます。",
    notLoaded: "この版を読み込めませんでした。もう一度お試しください。",
    notDeleted: "この版を削除できませんでした。もう一度お試しください。",
  },
} satisfies Translated<typeof en>;
