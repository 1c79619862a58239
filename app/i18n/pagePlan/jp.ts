import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "このページではPROの機能を使っています",
  text: "このまま保存するには、有料プランが必要です。「PROなしで続ける」を選ぶと、次の機能を外して残りを保存します。",
  textOpened:
    "保存しましたが、公開はされていません。公開には有料プランが必要です。「PROなしで続ける」を選ぶと、次の機能を外して残りを公開します。",
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
  },
  version: {
    kept: "{{date}}のPRO版が保管されています。",
    bringBack: "元に戻す",
    delete: "削除",
    deleteTitle: "PRO版を削除しますか？",
    deleteText: "ページは今のままです。この操作は元に戻せません。",
    keep: "残しておく",
    isBack: "PRO版に戻りました。保存するとページに反映されます。取り消すこともできます。",
    gone: "この版はもう読み込めません。",
  },
} satisfies Translated<typeof en>;
