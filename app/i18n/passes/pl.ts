import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "Wizytówka",
    testDescription: "Wizytówka podpisana do testów",
    card: "Wizytówka",
    page: "Strona",
  },
} satisfies Translated<typeof en>;
