export const passes = {
  apple: {
    description: "Carte de visite",
    testDescription: "Carte de visite, signée pour les tests",
    card: "Carte",
    page: "Page",
  },
};
