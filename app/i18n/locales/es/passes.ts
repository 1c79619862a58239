export const passes = {
  apple: {
    description: "Tarjeta de visita",
    testDescription: "Tarjeta de visita, firmada para pruebas",
    card: "Tarjeta",
    page: "Página",
  },
};
