import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
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
  },
  name: "お名前",
  email: "メールアドレス",
  password: "パスワード",
  passwordRule: "{{min}}文字以上",
  showPassword: "パスワードを表示",
  hidePassword: "パスワードを隠す",
  login: {
    title: "おかえりなさい",
    submit: "ログイン",
    forgot: "パスワードをお忘れですか？",
    noAccount: "アカウントをお持ちでない方は",
    signUp: "新規登録",
  },
  signUp: {
    title: "あなたのものにしましょう",
    text: "アカウントがあれば、ページも名刺も残しておけます。料金はかかりません。",
    submit: "アカウントを作成",
    haveAccount: "アカウントをお持ちの方は",
    logIn: "ログイン",
  },
  forgot: {
    title: "パスワードをお忘れですか？",
    text: "メールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。",
    submit: "リンクを送信",
    back: "ログインに戻る",
    sentTitle: "受信トレイをご確認ください",
    sentText: "このアドレスのアカウントがあれば、リンクを記載したメールが届きます。リンクは1時間有効です。",
  },
  change: {
    title: "新しいパスワードの設定",
    password: "新しいパスワード",
    confirm: "新しいパスワード（確認）",
    submit: "パスワードを変更",
    overTitle: "このリンクは無効です",
    overText: "すでに使用されたか、1時間が過ぎています。",
    again: "新しいリンクを送信",
    doneTitle: "パスワードを変更しました",
    doneText: "すべての端末からログアウトしました。新しいパスワードでログインしてください。",
  },
  verify: {
    title: "メールアドレスの確認",
    text: "ボタンを押すだけで、ご本人のアドレスだと確認できます。",
    submit: "アドレスを確認",
    doneTitle: "ありがとうございます。アドレスを確認しました",
    overTitle: "このリンクは無効です",
    overText: "すでに使用されたか、有効期限が切れています。",
    confirmedText: "アドレスはすでに確認済みです。これ以上の操作は必要ありません。",
    loginText: "ログインすると、新しいリンクをお送りします。",
    sent: "{{email}}に新しいリンクを送りました",
    onward: "ダッシュボードへ",
  },
} satisfies Translated<typeof en>;
