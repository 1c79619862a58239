export const passes = {
  apple: {
    description: "Visitekaartje",
    testDescription: "Visitekaartje, ondertekend om te testen",
    card: "Kaartje",
    page: "Pagina",
  },
};
