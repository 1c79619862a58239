import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "より新しい版が保存されています",
  text: "ここで開いたあとに、別のタブか端末で保存されました。あなたの変更はまだ失われていません。",
  merge: "両方をまとめる",
  load: "新しい版を読み込む",
  overwrite: "自分の版を保存",
} satisfies Translated<typeof en>;
