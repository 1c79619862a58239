import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "割り当て…",
  unassign: "割り当てを解除",
  leave: "チームを離れる",
  giveBack: "返却",
  assigned: "{{who}} に割り当て済み",
  invited: "{{who}} を招待中",
  expired: "{{who}} への招待は期限切れです",
  ofTeam: "{{team}} のチーム",
  paused: "チームのプランは終了しています。名刺は閲覧できますが、変更はできません。",
  make: "{{team}} のチームに自分の名刺を作成",
  forMember: "この名刺は{{who}}のものです。保存すると割り当てられます。",
  form: {
    title: "「{{title}}」を割り当て",
    text: "まだチームにいない人には、招待メールが届きます。名刺の所有者はあなたのままです。",
    email: "メンバーのメールアドレス",
    submit: "割り当てる",
    sending: "割り当てています…",
  },
  done: {
    assigned: "名刺を {{who}} に割り当てました。",
    invited: "{{who}} を招待しました。承諾されると名刺が割り当てられます。",
    unassigned: "名刺の割り当てを解除しました。",
    left: "{{team}} のチームを離れました。",
    given: "名刺を返却しました。",
  },
  take: {
    title: "{{who}} から「{{title}}」の割り当てを解除しますか？",
    text: "メンバーのダッシュボードからすぐに消えます。名刺、コード、連絡先はあなたのもとに残ります。",
  },
  back: {
    title: "「{{title}}」を返却しますか？",
    text: "訪問者には名刺が表示されなくなり、スマートフォンでは無効と表示されます。チームの所有者は 30 日間元に戻せます。",
  },
  leaving: {
    title: "{{team}} のチームを離れますか？",
    text: "名刺と、それで得た連絡先はチームに残ります。あなた自身のアカウントは変わりません。",
  },
  holder: {
    label: "誰のカードか",
    all: "すべてのカード",
    members: "メンバーに割り当て済み",
    nobody: "未割り当て",
    teams: "所属チームのカード",
    none: "当てはまるカードはありません。",
  },
} satisfies Translated<typeof en>;
