import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "会計・金融",
  agriculture: "農業",
  architecture: "建築・インテリア",
  arts: "アート・デザイン",
  automotive: "自動車",
  beauty: "美容・ウェルネス",
  construction: "建設・工事",
  consulting: "コンサルティング",
  education: "教育",
  events: "イベント",
  fashion: "ファッション",
  fitness: "フィットネス・スポーツ",
  food: "飲食・宿泊",
  healthcare: "医療・ヘルスケア",
  it: "IT・ソフトウェア",
  legal: "法律",
  marketing: "マーケティング・メディア",
  music: "音楽・エンターテインメント",
  nonProfit: "非営利",
  photography: "写真・映像",
  realEstate: "不動産",
  retail: "小売・EC",
} satisfies Translated<typeof en>;
