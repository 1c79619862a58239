import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Vragen",
  questions: {
    seat: {
      ask: "Wat is een plek?",
      answer:
        "Ruimte voor één pagina en één visitekaartje, met alles wat PRO heeft. Met vijf plekken heb je tot vijf pagina’s en vijf kaartjes, allemaal in je account.",
    },
    free: {
      ask: "Wat is gratis?",
      answer:
        "Eén pagina en één visitekaartje, zo lang je wilt: links, koppen en tekst, gratis thema’s en QR-codes om te drukken. We vragen niet om een kaartnummer.",
    },
    cycle: {
      ask: "Maandelijks of jaarlijks?",
      answer:
        "PRO kost {{monthly}} per plek als je elke maand betaalt. Per jaar is het {{year}} per plek, dus {{yearly}} per maand: {{percent}}% minder. Van maandelijks naar jaarlijks stap je meteen over, en wat je voor de maand hebt betaald wordt verrekend. Van jaarlijks naar maandelijks stap je over aan het eind van het betaalde jaar.",
    },
    payment: {
      ask: "Hoe kan ik betalen?",
      answer:
        "Met creditcard of PayPal, op een pagina van ons betaalbedrijf Stripe. Je kaartnummer komt nooit bij ons: we zien het merk en de laatste vier cijfers.",
    },
    seats: {
      ask: "Kan ik plekken toevoegen en weghalen?",
      answer:
        "Ja, altijd. Nieuwe plekken zijn er meteen en je betaalt alleen de rest van de periode: wat je voor de resterende tijd betaalde wordt verrekend, en alle plekken worden voor die tijd berekend. Een code voor één betaling geldt niet voor latere wijzigingen. Je ziet het precieze bedrag voordat je akkoord gaat. Plekken die je weghaalt blijven tot het eind van de periode. Zijn er dan meer pagina’s of kaartjes dan plekken, dan kies je welke blijven: de andere rusten, er wordt niets verwijderd, en ze komen met de plekken terug.",
    },
    cancel: {
      ask: "Wat gebeurt er als ik opzeg?",
      answer:
        "PRO blijft tot het eind van de betaalde periode. Daarna gaan je pagina’s offline en zien kaartjes eruit als gratis kaartjes. Als je opzegt, kun je één pagina kiezen die als je gratis pagina blijft, als niets erop PRO nodig heeft. Er wordt niets verwijderd: je kunt alles exporteren, later met één pagina verder zonder PRO, of verlengen en alles terughebben. Gedrukte QR-codes blijven werken.",
    },
    refund: {
      ask: "Kan ik mijn geld terugkrijgen?",
      answer:
        "Binnen 14 dagen na je eerste betaling kun je met één knop in je account herroepen en krijg je alles terug wat je hebt betaald. Koop je later opnieuw en herroep je binnen 14 dagen, dan houden we het deel voor de gebruikte dagen. Na 14 dagen wordt niets terugbetaald: je kunt opzeggen, en PRO blijft tot het eind van de periode.",
    },
    invoices: {
      ask: "Krijg ik facturen met btw?",
      answer:
        "Bij elke betaling hoort een factuur als pdf, in je account bij facturering. Vul bedrijfsnaam, adres en btw-nummer in als je betaalt, of later: dan staan ze op de volgende facturen. Komt er belasting bij, dan zie je die voordat je betaalt.",
    },
    moving: {
      ask: "Hoe stap ik over van een ander product?",
      answer:
        "Kies een thema en plak je links: bij de netwerken die we kennen komen naam en pictogram vanzelf. Er is geen automatische import. Publiceer de pagina en pas dan de link in je profielen aan. Codes die met het andere product zijn gedrukt leiden nog daarheen: druk nieuwe, en die kun je altijd naar een andere pagina laten wijzen.",
    },
    leaving: {
      ask: "Kan ik alles meenemen?",
      answer:
        "Ja, met elk abonnement. De export is één zipbestand: elke pagina als bestand dat offline opent, pagina’s, kaartjes, codes en contacten als JSON, en elke afbeelding zoals die is opgeslagen.",
    },
    wallet: {
      ask: "Wat is een kaartje in de wallet van de telefoon?",
      answer:
        "Je visitekaartje naast tickets en instapkaarten, in Apple Wallet of Google Wallet: met de code klaar om te scannen, ook zonder netwerk. Wie hem scant, kan het in de eigen wallet bewaren, en wat je wijzigt verschijnt daar vanzelf. Dit hoort bij PRO; een gratis kaartje is de pagina die je code opent.",
    },
  },
} satisfies Translated<typeof en>;
