import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Instellingen voor contacten",
  close: "Sluiten",
  retention: "Contacten bewaren",
  retentionHelp:
    "Geteld vanaf de laatste ontmoeting met iemand, of vanaf de import. Vier weken voordat er iets wordt verwijderd, laten we het je weten.",
  m6: "6 maanden",
  m12: "12 maanden",
  m24: "24 maanden",
  m36: "36 maanden",
  never: "Onbeperkt",
  receipts: "Bezoekers een kopie sturen",
  receiptsHelp:
    "Wie gegevens achterlaat in een formulier, krijgt een mail met een kopie, waar diegene mee akkoord ging, en een link om ze te verbeteren of in te trekken.",
  used: "Contacten: {{used}} van {{limit}}",
  nearlyFull: "Je lijst is bijna vol. Boven {{limit}} contacten wachten nieuwe onder mogelijke spam.",
  saved: "Instellingen opgeslagen",
  failed: "De instellingen konden niet worden geladen.",
  retry: "Opnieuw proberen",
} satisfies Translated<typeof en>;
