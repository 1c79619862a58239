import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "ページを作り始める",
      description: "テンプレートかテーマを選び、名前とアドレスを付けて、内容を入れましょう。",
    },
  },
  gallery: {
    title: "どれから始めますか？",
    intro: "ひとつ選んで、自分の言葉を入れましょう。あとですべて変えられます。",
    name: "あなたまたはお店の名前",
    industry: "どんなお仕事ですか？",
    everyIndustry: "すべての業種",
    empty: "白紙から始める",
    templates: "テンプレート",
    templatesText: "完成したページ。おそろいの名刺が付きます。",
    none: "この業種のテンプレートはまだありません。テーマならどの業種にも合います。",
    paper: "紙",
    bold: "大胆",
    quiet: "静か",
    dark: "ダーク",
    image: "画像",
    themes: "テーマ：{{group}}",
    start: "{{name}}で始める",
    preview: "{{name}}のプレビュー",
    loading: "テンプレートとテーマを読み込んでいます",
    failed: "テンプレートとテーマを読み込めませんでした。",
    again: "もう一度試す",
    free: "無料のテーマで始める",
    chosen: "おすすめ",
  },
  naming: {
    title: "名前とアドレス",
    text: "どちらもあとで変えられます。",
    address: "アドレス",
    hint: "空欄なら名前から作られます。",
    checking: "使えるか確認しています",
    free: "使えます。保存すると確定します。",
    suggestions: "まだ使えます：",
    go: "編集画面へ",
    back: "ほかを選ぶ",
    card: "揃いの名刺があります。ページを保存したら、ワンクリックであなたの名前の名刺ができます。",
    brought: "別のページから選んだ内容も引き継がれます。",
    leaveBrought: "引き継がない",
    hintRandom: "この名前からはアドレスを作れません。アドレスを入力しないと、ランダムな文字になります。",
  },
  claim: {
    wrong: "ページに名前を付けるときに、別のアドレスを選んでください。",
  },
  begun: {
    title: "作りかけのページがあります",
    text: "このブラウザに、別のアドレス用として保存されています。どちらのアドレスにしますか？",
  },
} satisfies Translated<typeof en>;
