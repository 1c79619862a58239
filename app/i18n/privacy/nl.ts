import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Cookie-instellingen",
      description: "Bepaal wat er naast het nodige mag worden doorgegeven en geladen.",
    },
  },
  label: "Cookies",
  title: "Vind je dit goed?",
  allow: "Toestaan",
  deny: "Nee, bedankt",
  choose: "Eén voor één kiezen",
  measurement: {
    name: "Meting",
    text: "Meldt een meetdienst onder een willekeurig nummer dat iemand zich heeft aangemeld. Je naam en e-mailadres krijgt die niet.",
  },
  chat: {
    name: "Hulpchat",
    text: "Laadt de chat van een ander bedrijf, zodat je om hulp kunt vragen. Dat bedrijf kan dan zien dat je hier bent en wat er op het scherm staat.",
  },
  settings: {
    text: "Alles werkt ook zonder. Je antwoord wordt zes maanden in deze browser bewaard; een wijziging geldt vanaf de volgende pagina.",
    needed:
      "Cookies die je inloggen, je account beschermen en dit antwoord bewaren zijn er altijd: zonder werkt er niets.",
    save: "Opslaan",
    saved: "Opgeslagen. Het geldt vanaf de volgende pagina.",
  },
} satisfies Translated<typeof en>;
