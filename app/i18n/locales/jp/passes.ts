export const passes = {
  apple: {
    description: "名刺",
    testDescription: "名刺（テスト用の署名）",
    card: "名刺",
    page: "ページ",
  },
};
