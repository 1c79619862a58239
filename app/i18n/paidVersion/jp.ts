import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "元に戻す",
  delete: "削除",
  deleteTitle: "PRO版を削除しますか？",
  keep: "残しておく",
  gone: "この版はもう読み込めません。",
  card: {
    kept: "この名刺のPROの部分（{{parts}}）は、このブラウザに{{until}}まで保管されます。",
    needsPlan:
      "この名刺のPROの部分（{{parts}}）は、このブラウザに{{until}}まで保管されます。有料プランがあれば元に戻せます。",
    deleteText: "名刺は今のままです。この操作は元に戻せません。",
  },
} satisfies Translated<typeof en>;
