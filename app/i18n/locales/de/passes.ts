export const passes = {
  apple: {
    description: "Visitenkarte",
    testDescription: "Visitenkarte, zum Testen signiert",
    card: "Karte",
    page: "Seite",
  },
};
