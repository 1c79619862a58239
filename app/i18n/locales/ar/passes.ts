export const passes = {
  apple: {
    description: "بطاقة عمل",
    testDescription: "بطاقة عمل موقّعة للاختبار",
    card: "البطاقة",
    page: "الصفحة",
  },
};
