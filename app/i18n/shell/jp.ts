import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "無料", pro: "PRO" },
  meta: {
    notFound: { title: "ページが見つかりません", description: "お探しのページは表示できません。" },
  },
  skipToContent: "本文へスキップ",
  home: "{{brand}} ホーム",
  close: "閉じる",
  notices: "お知らせ",
  navigation: {
    label: "メニュー",
    open: "メニューを開く",
    products: "製品",
    pages: "リンクまとめページ",
    cards: "デジタル名刺",
    codes: "QRコード",
    pricing: "料金",
    resources: "お役立ち情報",
    blog: "ブログ",
    knowledgeBase: "ヘルプ",
    contact: "お問い合わせ",
  },
  account: {
    noAccount: "アカウントをお持ちでない方は",
    haveAccount: "アカウントをお持ちの方は",
    getStarted: "はじめる",
    logIn: "ログイン",
    logOut: "ログアウト",
    menu: "アカウント",
    settings: "アカウント設定",
    dashboard: "ダッシュボード",
    upgrade: "アップグレード",
    renew: "サブスクリプションを更新",
  },
  sidebar: { label: "マイメニュー", dashboard: "ダッシュボード", cards: "名刺", pages: "ページ" },
  footer: {
    legal: "法的情報",
    company: "会社情報",
    networks: "フォローする",
    terms: "利用規約",
    privacy: "プライバシーポリシー",
    cookies: "Cookieポリシー",
    community: "コミュニティ基準",
  },
  error: {
    title: "うまくいきませんでした",
    text: "こちらで問題が発生しました。保存した内容は無事です。ページを再読み込みして、もう一度お試しください。",
    id: "繰り返し起こる場合は、この番号をお知らせください：{{id}}",
    back: "トップへ戻る",
  },
  notFound: {
    title: "ページが見つかりません",
    text: "お探しのページは表示できません。",
    action: "トップへ戻る",
  },
} satisfies Translated<typeof en>;
