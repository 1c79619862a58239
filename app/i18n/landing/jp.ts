import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "ページも名刺も、1つのリンクに",
      description:
        "リンクをまとめたページとデジタル名刺を作成し、リンク、QRコード、スマートフォンのウォレットで共有できます。",
    },
  },
  title: "名刺は、ここまで進化しました",
  text: "あなたのすべてを載せる1ページと、手渡せる1枚の名刺。どちらもリンクとQRコードで共有できます。始めるのにアカウントはいりません。",
  start: "ページを作る",
  makeCard: "名刺を作る",
  example: "例を見る",
  pages: {
    title: "気づいたときには、もう開いているページ",
    text: "あなたのリンクが、どのスマートフォンでも整って並びます。すぐに表示され、スクリプトはいりません。見た目も、きちんと仕上がります。",
    action: "ページから始める",
  },
  cards: {
    title: "相手の連絡先に、きちんと残る名刺",
    text: "名前、電話番号、住所。読み取って、タップして、保存完了。どちらの側にもアプリはいりません。",
    action: "名刺から始める",
  },
  codes: {
    title: "ずっと使えるコード",
    text: "印刷したものは、あとから変えられません。だから、プランが終わっても、ページが移っても、名刺が変わっても、コードは応え続けます。",
    action: "料金を見る",
  },
  closing: {
    title: "最初のページまで、1分足らず",
    text: "書いて、見て、保存するだけ。登録は、残したくなってからで大丈夫です。",
  },
  languages: "言語",
  claim: {
    label: "あなたのアドレス",
    placeholder: "your-name",
  },
} satisfies Translated<typeof en>;
