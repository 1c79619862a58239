export const meta = {
  landing: {
    title: "ページも名刺も、1つのリンクに",
    description:
      "リンクをまとめたページとデジタル名刺を作成し、リンク、QRコード、スマートフォンのウォレットで共有できます。",
  },
  login: { title: "ログイン", description: "ログインして、ページと名刺を編集できます。" },
  signUp: {
    title: "新規登録",
    description: "ページと名刺のためのアカウントを作成できます。料金はかかりません。",
  },
  forgotPassword: {
    title: "パスワードをお忘れの方",
    description: "新しいパスワードを設定するリンクをお送りします。",
  },
  forgotPasswordChange: {
    title: "新しいパスワードの設定",
    description: "アカウントの新しいパスワードを設定します。",
  },
  verifyEmail: { title: "メールアドレスの確認", description: "アカウントのメールアドレスを確認します。" },
  pricing: {
    title: "料金",
    description:
      "ページ1つと名刺1枚は無料です。PROなら、デザイン、連絡先ファイル、チームの席を追加できます。",
  },
  dashboard: { title: "ダッシュボード", description: "あなたのページと名刺です。" },
  dashboardPages: { title: "ページ", description: "あなたのページの一覧です。" },
  dashboardCards: { title: "ウォレットカード", description: "あなたの名刺の一覧です。" },
  editorPage: {
    title: "ページエディター",
    description: "リンクをまとめたページを作成できます。書いて、確認して、公開するだけです。",
  },
  editorCard: { title: "名刺エディター", description: "QRコード付きのデジタル名刺を作成できます。" },
  sharePage: { title: "ページを共有", description: "ページをリンク、QRコード、メールで共有できます。" },
  shareCard: { title: "名刺を共有", description: "名刺をリンクとQRコードで共有できます。" },
  notFound: { title: "ページが見つかりません", description: "お探しのページは表示できません。" },
};
