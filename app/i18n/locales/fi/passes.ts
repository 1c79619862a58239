export const passes = {
  apple: {
    description: "Käyntikortti",
    testDescription: "Käyntikortti, allekirjoitettu testausta varten",
    card: "Kortti",
    page: "Sivu",
  },
};
