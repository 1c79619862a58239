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
  cookieSettings: "Cookieの設定",
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
    operations: "運用",
    dashboard: "ダッシュボード",
    upgrade: "アップグレード",
    renew: "サブスクリプションを更新",
    settle: "お支払いを済ませる",
  },
  notifications: {
    label: "通知",
    unread_other: "通知、未読 {{count}} 件",
  },
  prompt: {
    free: "PROにすると、すべての機能が使えます。",
    ending:
      "{{date}}から、無料ページとして選んだものを除いて、ページは表示されなくなり、PROの機能は休止します。何も削除されません。",
    expired:
      "アカウントの有効期限が切れました。引き続きご利用いただくには、サブスクリプションを更新してください",
    failed:
      "前回のお支払いに失敗しました。ページが表示されなくなる前に、お支払いいただくか、別のお支払い方法を登録してください。",
  },
  acting: {
    panel: "管理パネル",
    email: "アカウントのメールアドレス",
    reason: "理由",
    reasonHint: "あとでメールで本人に伝わります。",
    password: "あなたのパスワード",
    showPassword: "パスワードを表示",
    hidePassword: "パスワードを隠す",
    label: "ほかの人として操作中",
    end: "自分のアカウントに戻る",
    banner: "{{name}}（{{email}}）として操作しています。",
    left_other: "残り{{count}}分です。",
  },
  sidebar: {
    label: "マイメニュー",
    dashboard: "ダッシュボード",
    cards: "名刺",
    pages: "ページ",
    contacts: "連絡先",
    team: "チーム",
  },
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
  notWhileActing: {
    title: "ほかの人として操作している間は開けません",
    text: "この画面は相手のアカウントでは開けません。先にログアウトすると、自分のアカウントに戻ります。",
  },
  notFound: {
    title: "ページが見つかりません",
    text: "お探しのページは表示できません。",
    action: "トップへ戻る",
  },
  reduction: {
    title: "{{date}}から、プランの枠は{{seats}}になります",
    text: "今はそれより多くあります。表示されなくなるもの：ページ {{pages}}、名刺 {{cards}}。",
    choose: "残すものを選ぶ",
  },
} satisfies Translated<typeof en>;
