export const passes = {
  apple: {
    description: "Cartão de visita",
    testDescription: "Cartão de visita, assinado para testes",
    card: "Cartão",
    page: "Página",
  },
};
