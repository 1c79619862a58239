import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "إسناد إلى…",
  unassign: "إلغاء الإسناد",
  leave: "مغادرة الفريق",
  giveBack: "إعادة",
  assigned: "مُسندة إلى {{who}}",
  invited: "{{who}} مدعوّ",
  expired: "انتهت دعوة {{who}}",
  ofTeam: "فريق {{team}}",
  paused: "انتهت خطة الفريق: يمكن عرض البطاقة ولا يمكن تغييرها.",
  make: "إنشاء بطاقتي في فريق {{team}}",
  form: {
    title: "إسناد «{{title}}»",
    text: "من ليس في فريقك بعد تصله دعوة بالبريد. تبقى البطاقة ملكك.",
    email: "البريد الإلكتروني للعضو",
    permission: "ما يُسمح للعضو به",
    edit: "تعديل هذه البطاقة",
    createDelete: "إنشاء بطاقة وإعادتها في أي وقت",
    submit: "إسناد",
    sending: "جارٍ الإسناد…",
  },
  done: {
    assigned: "أُسندت البطاقة إلى {{who}}.",
    invited: "دُعي {{who}}. ستكون البطاقة له عند قبوله.",
    unassigned: "لم تعد البطاقة مُسندة.",
    left: "غادرت فريق {{team}}.",
    restored: "عادت البطاقة.",
    given: "أُعيدت البطاقة.",
  },
  take: {
    title: "أتلغي إسناد «{{title}}» إلى {{who}}؟",
    text: "تختفي من لوحته فورًا. تبقى البطاقة ورموزها وجهات اتصالها لديك.",
  },
  back: {
    title: "أتعيد «{{title}}»؟",
    text: "لن يرى الزوار البطاقة، وستعلّمها الهواتف غير نشطة. يمكن لمالك الفريق استعادتها خلال 30 يومًا.",
  },
  leaving: {
    title: "أتغادر فريق {{team}}؟",
    text: "تبقى البطاقة وجهات الاتصال التي جمعتها بها لدى الفريق. يبقى حسابك كما هو.",
  },
  given: {
    title: "مُعادة أو موقوفة",
    until: "يمكن استعادتها حتى {{date}}",
    restore: "استعادة",
    restoring: "جارٍ الاستعادة…",
  },
} satisfies Translated<typeof en>;
