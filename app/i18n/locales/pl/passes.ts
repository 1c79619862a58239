export const passes = {
  apple: {
    description: "Wizytówka",
    testDescription: "Wizytówka podpisana do testów",
    card: "Wizytówka",
    page: "Strona",
  },
};
