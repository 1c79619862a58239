import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "Hier kan niemand naar bellen: het is geen telefoonnummer.",
    email: "Hier kan niemand naar schrijven: het is geen e-mailadres.",
  },
  undo: "Ongedaan maken",
  redo: "Opnieuw",
  close: "Sluiten",
  state: {
    saved: "Opgeslagen",
    unsaved: "Niet opgeslagen",
    saving: "Opslaan",
    waiting: "Wordt nog opgeslagen",
    failed: "Opslaan mislukt",
  },
  leave: {
    title: "Weggaan zonder op te slaan?",
    text: "Je wijzigingen blijven in deze browser: open de editor opnieuw om ermee verder te gaan.",
    confirm: "Weggaan",
    cancel: "Blijven",
  },
  merged: {
    title: "Beide versies zijn samengevoegd",
    conflicts_one: "{{count}} deel was in beide gewijzigd: dat van jou blijft staan.",
    conflicts_other: "{{count}} delen waren in beide gewijzigd: die van jou blijven staan.",
    save: "Kijk het na en sla dan op.",
  },
  plan: {
    price: "PRO is er vanaf {{price}} per plek per maand, jaarlijks betaald.",
    see: "Abonnementen",
    backToFree: "Verder zonder PRO",
    saveFree: "Gratis versie opslaan",
    signUp: "Registreren met PRO",
  },
  failed: {
    title: "Opslaan mislukt",
    offline: "Er is geen verbinding.",
    kept: "Alles wat je hebt getypt, blijft bewaard.",
    again: "Opnieuw proberen",
    fields: "Kijk na wat gemarkeerd is.",
  },
  restored: {
    text: "Je niet-opgeslagen wijzigingen zijn er weer.",
    discard: "Weggooien",
    discarded: "Je niet-opgeslagen wijzigingen zijn weggegooid",
  },
  login: {
    text: "Je bent uitgelogd. Log weer in en sla dan op: alles wat je hebt getypt, blijft bewaard.",
    action: "Inloggen",
  },
  upload: "Afbeelding versturen",
  unstored: "Deze browser kan niet bewaren wat je typt. Sla het op voordat je weggaat.",
  gone: {
    text: "Dit is in een ander tabblad of op een ander apparaat verwijderd. Wat je hier ziet, kun je opnieuw opslaan.",
    action: "Opnieuw opslaan",
  },
  leftOut: {
    title: "Voorbeelden zijn weggelaten",
    text: "Nog zoals in het sjabloon: {{titles}}.",
  },
} satisfies Translated<typeof en>;
