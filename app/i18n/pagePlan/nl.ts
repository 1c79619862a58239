import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Deze pagina gebruikt delen van PRO",
  text: "Om hem zo op te slaan heb je een abonnement nodig. De gratis versie wordt opgeslagen zonder:",
  textOpened:
    "Hij is opgeslagen, maar niet gepubliceerd: daarvoor heb je een abonnement nodig. De gratis versie wordt gepubliceerd zonder:",
  free: "Je pagina zonder PRO",
  kept: "Je PRO-versie blijft bewaard: met een abonnement haal je hem terug in de editor.",
  storedHere:
    "Je PRO-versie blijft {{days}} dagen in deze browser bewaard: met een abonnement haal je hem terug in de editor.",
  parts: {
    linkPictures: "Afbeeldingen van links",
    titleFont: "Lettertype van titels: {{name}}",
    textFont: "Lettertype van teksten: {{name}}",
    titleSize: "Grootte van de titel",
    textColor: "Tekstkleur",
    profileShape: "Profielfoto over de volle breedte",
    profileSize: "Grootte van de profielfoto",
    backgroundImage: "Achtergrondafbeelding",
    gradient: "Kleurverloop",
    branding: "Zonder merkregel",
    seoTitle: "Titel voor zoekmachines",
    seoDescription: "Beschrijving voor zoekmachines",
    shape: "Vorm van knoppen",
    shadow: "Schaduw",
    socialIcons: "Stijl van sociale iconen",
    blockDesign: "Eigen stijl voor sommige soorten blokken",
    linkShape: "Getekende vorm van links",
    pattern: "Patroon",
    texture: "Textuur",
    design: "Design van knoppen en indeling",
    publish: "Schakelaar voor publiceren",
    theme: "Thema ‘{{name}}’: de gratis versie is opgebouwd als ‘{{free}}’",
  },
  version: {
    kept: "Je PRO-versie van {{date}} is bewaard. Als je hem terughaalt, vervangt hij de huidige pagina; dat kun je ongedaan maken.",
    needsPlan: "Je PRO-versie van {{date}} is bewaard: met een abonnement haal je hem terug.",
    needsPlanHere:
      "Je PRO-versie blijft tot {{until}} bewaard in deze browser: met een abonnement haal je hem terug.",
    bringBack: "Terughalen",
    delete: "Verwijderen",
    deleteTitle: "PRO-versie verwijderen?",
    deleteText: "Je pagina blijft zoals die nu is. Dit kun je niet ongedaan maken.",
    keep: "Bewaren",
    isBack:
      "Je PRO-versie is terug, in plaats van wat je sindsdien hebt gewijzigd. Sla op om hem op je pagina te zetten, of maak het ongedaan.",
    examples:
      "Links en contactgegevens die nog de voorbeelden van het sjabloon zijn, worden bij het opslaan weggelaten.",
    gone: "Deze versie is niet meer te lezen.",
    notLoaded: "Deze versie kon niet worden geladen. Probeer het nog eens.",
    notDeleted: "Deze versie kon niet worden verwijderd. Probeer het nog eens.",
  },
} satisfies Translated<typeof en>;
