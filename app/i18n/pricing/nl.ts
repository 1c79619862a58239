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
  get: "PRO nemen",
  manage: "Abonnement beheren",
  current: "Jouw abonnement",
  chosen: "Jouw keuze",
  seats: { label: "Plekken", less: "Eén plek minder", more: "Eén plek meer" },
  total: {
    monthly_one: "{{total}} per maand voor {{count}} plek",
    monthly_other: "{{total}} per maand voor {{count}} plekken",
    yearly_one: "{{total}} per jaar voor {{count}} plek",
    yearly_other: "{{total}} per jaar voor {{count}} plekken",
  },
  payment:
    "Betaal met creditcard of PayPal. Komt er belasting bij, dan zie je die voordat je betaalt. Een gedrukte QR-code blijft werken, wat je ook betaalt.",
  plans: {
    free: { text: "Alles om gevonden te worden." },
    pro: { text: "Voor een eigen stijl en voor teams: een pagina en een kaartje per plek." },
  },
  compare: {
    title: "Wat er in elk abonnement zit",
    feature: "Functie",
    included: "Inbegrepen",
    notIncluded: "Niet inbegrepen",
    perSeat: "{{n}} per plek",
    withValue: "{{feature}}: {{value}}",
    groups: { pages: "Pagina’s", cards: "Visitekaartjes", codes: "QR-codes", account: "Je account" },
  },
  features: {
    pages: "Pagina’s",
    blocks: "Soorten blokken",
    themes: "Thema’s",
    fonts: "Lettertypen",
    backgrounds: "Kleurverlopen en afbeeldingen als achtergrond",
    buttonDesign: "Eigen vormen, schaduwen en stijlen",
    contacts: "Formulier dat contacten verzamelt",
    publishSwitch: "Online en offline wanneer je wilt",
    seo: "Titel en beschrijving voor zoekmachines",
    noBranding: "Zonder merkregel",
    cards: "Visitekaartjes",
    contactFile: "Contactbestand achter de QR-code",
    passes: "Passen voor Apple Wallet en Google Wallet",
    cardDesign: "Onderregel, kleuren, logo en foto op je kaartje",
    qrCodes: "QR-codes die altijd blijven werken",
    codeStyle: "Kleuren, vormen en bijschriften van codes",
    codeLogo: "Je logo in de code",
    export: "Alles exporteren",
    team: "Team: kaartjes voor leden",
  },
  modal: {
    title: "Meer met PRO",
    wanted: "{{feature}}: hoort bij PRO",
    from: "Vanaf {{price}} per plek per maand.",
    kept: "Wat je hebt ingevuld blijft in deze browser en staat er weer als je terugkomt.",
    all: "Alles over de prijzen",
  },
} satisfies Translated<typeof en>;
