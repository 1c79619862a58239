export const passes = {
  apple: {
    description: "Biglietto da visita",
    testDescription: "Biglietto da visita, firmato per i test",
    card: "Biglietto",
    page: "Pagina",
  },
};
