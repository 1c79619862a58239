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
    social: { title: "ログイン", description: "GoogleまたはAppleでログインします。" },
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
    made: "あなたのページ",
    madeText: "アカウントを作ると、このアドレスで公開されます。",
    madePaid: "アカウントに保存されます。PROの機能を使っているため、公開方法はそこで決めます。",
    logInInstead: "このアドレスでログイン",
    madeLater: "アカウントを作ると公開されます。",
    madeCard: "あなたの名刺",
    madeCardText: "アカウントを作ると、コードから開けるようになります。",
    madeCardPaid: "アカウントに保存されます。PROの機能を使っているため、保存方法はそこで決めます。",
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
    withPassword: "ご自身のアカウントであることを確認するため、パスワードを入力してください。",
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
  social: {
    or: "または",
    continue: "{{provider}}で続ける",
    backToWays: "ログイン方法",
    link: "連携してログイン",
    mailInstead: "代わりにリンクを送る",
    mailAgain: "リンクをもう一度送る",
    cancelled: {
      title: "{{provider}}でキャンセルされました",
      text: "何も変わっていません。作成したものはそのまま残っています。",
    },
    refused: {
      title: "{{provider}}でログインできませんでした",
      text: "受け付けられない応答が返ってきました。もう一度お試しください。",
    },
    expired: {
      title: "時間がかかりすぎました",
      text: "このログインは無効です。すでに使われたか、10分が過ぎました。最初からやり直してください。",
    },
    state: {
      title: "ここで始まったものではありません",
      text: "別のブラウザーまたはウィンドウで始まったログインです。ここで最初からやり直してください。",
    },
    away: {
      title: "{{provider}}が応答しません",
      text: "しばらくしてからもう一度試すか、別の方法でログインしてください。",
    },
    known: {
      title: "すでにアカウントがあります",
      text: "{{email}}のアカウントがご自身のものであることを一度だけ証明してください。次からは{{provider}}でログインできます。",
    },
    mailed: {
      title: "メールをご確認ください",
      text: "{{email}}にリンクを送りました。このブラウザーで開いて続けてください。1時間有効です。",
    },
    "no-email": {
      title: "{{provider}}からアドレスが届きませんでした",
      text: "メールアドレスがないとアカウントを作成できません。メールアドレスで登録してください。",
    },
    held: {
      title: "このアドレスは1週間確保されています",
      text: "数日前までほかのアカウントで使われており、まだ元に戻される可能性があります。後でもう一度お試しいただくか、別のアドレスで登録してください。",
    },
    disabled: { title: "このアカウントは無効です", text: "ログインできません。" },
    taken: {
      title: "{{provider}}は別のアカウントと連携しています",
      text: "この{{provider}}のアカウントは、すでに別のアカウントのログインに使われています。先にそちらで連携を解除してください。",
    },
    elsewhere: {
      title: "別のアカウントです",
      text: "ここのアカウントと連携していない{{provider}}のアカウントが使われました。",
    },
    "too-many": { title: "試行回数が多すぎます", text: "10分待ってからもう一度お試しください。" },
  },
  passkey: {
    signIn: "パスキーでログイン",
    none: "パスキーは使われませんでした。もう一度試すか、別の方法でログインしてください。",
  },
  prove: {
    title: "アドレスの確認",
    text: "ボタンを押すと、{{email}}がご自身のものと確認され、ログインします。",
    submit: "確認してログイン",
    elsewhereTitle: "始めたブラウザーで開いてください",
    elsewhereText: "ログインを始めたブラウザーでのみ有効です。心当たりがなければ、何もする必要はありません。",
  },
  invited:
    "{{team}} さんがチームに招待しています。招待の宛先は {{email}} です。このアドレスをお使いください。",
} satisfies Translated<typeof en>;
