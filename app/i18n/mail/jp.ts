import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "{{name}}さん、こんにちは。",
  ignore: "お心当たりがない場合は、このメールを無視していただいて構いません。",
  signature: "{{brand}}：ページも名刺も、1つのリンクに",
  resetPassword: {
    subject: "新しいパスワードを設定してください",
    body: "{{brand}}のアカウントについて、パスワードの再設定の申し込みがありました。リンクは1時間有効で、1回だけ使えます。",
    action: "新しいパスワードを設定",
  },
  verifyEmail: {
    subject: "メールアドレスをご確認ください",
    body: "{{brand}}へようこそ。このメールアドレスがご本人のものであることをご確認ください。",
    action: "アドレスを確認",
  },
  refreshReuse: {
    subject: "安全のためログアウトしました",
    body: "{{at}}に、あなたのアカウントの古いログイン情報がもう一度使われたため、そのセッションを終了しました。お心当たりがない場合は、新しいパスワードを設定してください。",
    action: "新しいパスワードを設定",
  },
  passwordChanged: {
    subject: "パスワードが変更されました",
    body: "{{at}}に、{{brand}}のアカウントのパスワードが変更されました。お心当たりがない場合は、すぐに新しいパスワードを設定してください。",
    action: "新しいパスワードを設定",
  },
  actedFor: {
    subject: "サポートがあなたのアカウントで作業しました",
    body: "お手伝いのため、サポートが {{at}} から最長1時間、あなたの {{brand}} アカウントで作業しました。理由：{{reason}}。ログイン方法を見たり変えたりすることも、あなたの名前で支払うこともできません。",
    action: "ダッシュボードを開く",
    why: "お手伝いを頼んだ覚えがない場合は、ご連絡ください。",
  },
  newContact: {
    subject: "ページ「{{title}}」に新しい連絡先が届きました",
    body: "ページ「{{title}}」に連絡先が残されました。",
    action: "ダッシュボードを開く",
    page: "ページ",
    at: "送信日時",
    consent: "同意した内容",
    why: "お問い合わせフォームのあるページをお持ちのため、このメールをお送りしています。",
    reply:
      "このメールに返信すると、連絡先を残した方に届きます。お問い合わせフォームのあるページをお持ちのため、お送りしています。",
  },
  newContacts: {
    subject_other: "ページに新しい連絡先が{{count}}件届きました",
    body_other: "{{count}}人がページに連絡先を残しました。",
  },
  sharePage: {
    subject: "{{sender}}さんがページを共有しました",
    greeting: "こんにちは。",
    body: "{{sender}}さんから、ぜひ見てほしいページが届きました：{{title}}",
    action: "ページを開く",
    why: "このメールは、どなたかが{{brand}}であなたのアドレスを入力したため届きました。何もする必要はありません。",
  },
} satisfies Translated<typeof en>;
