export const editing = {
  undo: "تراجع",
  redo: "إعادة",
  state: {
    saved: "محفوظ",
    unsaved: "تغييرات غير محفوظة",
    saving: "جارٍ الحفظ",
    failed: "تعذّر الحفظ",
  },
  leave: {
    title: "المغادرة دون حفظ؟",
    text: "تبقى تغييراتك في هذا المتصفح: افتح المحرر من جديد لمتابعتها.",
    confirm: "مغادرة",
    cancel: "البقاء",
  },
};
