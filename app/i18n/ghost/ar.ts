import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "اسمك",
  bio: "ما تفعله في جملة واحدة",
  first: "رابطك الأول",
  second: "متجرك",
  third: "راسلني",
  note: "ما يبدو باهتًا مجرد مثال. يختفي عندما تكتب نصك، ولا يراه أحد غيرك.",
} satisfies Translated<typeof en>;
