import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "Prijzen",
      description:
        "Eén pagina en één kaartje zijn gratis. Met PRO krijg je designs, contactbestanden en plekken voor een team.",
    },
  },
  title: "Eén pagina en één kaartje zijn gratis",
  text: "Je betaalt pas als je een eigen design wilt, het contactbestand achter je code, of plekken voor een team.",
  cycle: {
    label: "Betaling",
    monthly: "Maandelijks",
    yearly: "Jaarlijks",
    saving: "Bespaar tot {{percent}}% als je per jaar betaalt",
  },
  forever: "zo lang je wilt",
  perSeat: "per plek per maand",
  start: "Maak je pagina",
  payment: "Betaal met creditcard of PayPal. Een gedrukte QR-code blijft werken, wat je ook betaalt.",
  plans: {
    free: { text: "Alles om gevonden te worden." },
    pro: { text: "Voor een eigen stijl en voor teams: een pagina en een kaartje per plek." },
  },
  features: {
    pages: "Pagina’s: {{pages}}",
    cards: "Visitekaartjes: {{cards}}",
    buttons: "Links, koppen en tekst in elke volgorde",
    qrCodes: "QR-codes als PNG en SVG die altijd blijven werken",
    contactFile: "Contactbestand achter de QR-code",
    passes: "Passen voor Apple Wallet en Google Wallet",
    themes: "Premium thema’s",
    paidBlocks: "Contactgegevens, chat-apps, winkels en formulieren",
    fonts: "Twintig lettertypen",
    backgrounds: "Kleurverlopen en afbeeldingen als achtergrond",
    publishSwitch: "Online en offline wanneer je wilt",
    seo: "Titel en beschrijving voor zoekmachines",
    noBranding: "Zonder merkregel",
    cardDesign: "Kleuren, logo en foto op je kaartje",
  },
} satisfies Translated<typeof en>;
