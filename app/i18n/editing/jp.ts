import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "電話番号ではないため、訪問者が電話をかけられません。",
    email: "メールアドレスではないため、訪問者がメールを送れません。",
  },
  undo: "元に戻す",
  redo: "やり直す",
  close: "閉じる",
  state: {
    saved: "保存済み",
    unsaved: "未保存の変更があります",
    saving: "保存中",
    waiting: "まだ保存しています",
    failed: "保存できませんでした",
  },
  leave: {
    title: "保存せずに移動しますか？",
    text: "変更はこのブラウザに残ります。エディターをもう一度開けば、続きから編集できます。",
    confirm: "移動する",
    cancel: "とどまる",
  },
  merged: {
    title: "2つの版をまとめました",
    conflicts_other: "両方で変更されていた{{count}}か所は、あなたの版を残しました。",
    save: "内容を確認してから保存してください。",
  },
  plan: {
    price: "PROは1席・1か月あたり{{price}}からです（年払いの場合）。",
    see: "プランを見る",
    backToFree: "PROなしで続ける",
    saveFree: "無料版で保存",
    signUp: "PROで登録",
  },
  failed: {
    title: "保存できませんでした",
    offline: "インターネットに接続されていません。",
    kept: "入力した内容はすべて残っています。",
    again: "もう一度試す",
    fields: "印の付いた項目をご確認ください。",
  },
  restored: {
    text: "未保存の変更を復元しました。",
    discard: "変更を破棄",
    discarded: "未保存の変更を破棄しました",
  },
  login: {
    text: "ログアウトしています。もう一度ログインして保存してください。入力した内容はすべて残っています。",
    action: "ログイン",
  },
  upload: "画像を送信中",
  unstored: "このブラウザには入力内容を残せません。移動する前に保存してください。",
  gone: {
    text: "別のタブまたは別の端末で削除されました。画面の内容は、もう一度保存できます。",
    action: "もう一度保存",
  },
  leftOut: {
    title: "例は保存していません",
    text: "テンプレートのままでした：{{titles}}。",
  },
} satisfies Translated<typeof en>;
