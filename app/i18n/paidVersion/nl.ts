import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "Terughalen",
  delete: "Verwijderen",
  deleteTitle: "PRO-versie verwijderen?",
  keep: "Bewaren",
  gone: "Deze versie is niet meer te lezen.",
  card: {
    kept: "Wat op je kaartje bij PRO hoort, blijft tot {{until}} bewaard in deze browser: {{parts}}.",
    needsPlan:
      "Wat op je kaartje bij PRO hoort, blijft tot {{until}} bewaard in deze browser: {{parts}}. Met een abonnement haal je het terug.",
    deleteText: "Je kaartje blijft zoals het nu is. Dit kun je niet ongedaan maken.",
  },
} satisfies Translated<typeof en>;
