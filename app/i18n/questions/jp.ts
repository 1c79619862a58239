import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "はじめに、いくつかの質問",
  progress: "質問 {{place}} / {{all}}",
  next: "次へ",
  skip: "スキップ",
  dismiss: "今後は表示しない",
  choose: "選択",
  failed: "うまくいきませんでした",
  of: {
    name: {
      label: "お名前は？",
      hint: "最初のページに使われます。",
    },
    industry: {
      label: "どんなお仕事ですか？",
      hint: "合うテンプレートが先に並びます。",
      none: "業種を選ぶ",
    },
    networks: {
      label: "大切なネットワークを3つまで選んでください",
      hint: "最初のページに用意されます。あとは名前を入れるだけです。",
    },
    emailClient: {
      label: "使っているメールアプリは？",
      other: "その他",
    },
    usePurpose: {
      label: "{{brand}}を何に使いますか？",
      myself: "自分のため",
      company: "自社のため",
      clients: "クライアントのため",
    },
  },
  done: "ありがとうございます。以上です",
  steps: {
    title: "はじめの一歩",
    progress: "{{all}}件中{{done}}件完了",
    hide: "隠す",
    hidden: "最初のステップを非表示にしました",
    undo: "元に戻す",
    done: "完了",
    page: "ページを公開する",
    picture: "写真を追加する",
    links: "リンクを5つ入れる",
    card: "名刺を作る",
    code: "コードをダウンロードする",
    shared: "共有する",
  },
} satisfies Translated<typeof en>;
