import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "Alles op het scherm staat er nog. Controleer je verbinding en probeer het opnieuw.",
  meta: {
    settings: {
      title: "Meldingen",
      description: "Kies hoe vaak we je schrijven.",
    },
  },
  kinds: {
    paid: "Je betaling van {{price}} is ontvangen. Je abonnement is betaald tot {{date}}.",
    paymentFailed: "De betaling van {{price}} voor je abonnement is mislukt.",
    actionNeeded: "Je bank vraagt je de betaling van {{price}} te bevestigen.",
    renewsSoon: "Je abonnement wordt op {{date}} verlengd voor {{price}}.",
    endsSoon: "Je abonnement eindigt op {{date}}.",
    ended: {
      unknown: "Je abonnement is op {{date}} beëindigd.",
      cancelled: "Je abonnement is op {{date}} beëindigd, omdat het was opgezegd.",
      payment: "Je abonnement is op {{date}} beëindigd, omdat de betaling mislukte.",
      withdrawn: "Je abonnement is op {{date}} beëindigd, omdat je de aankoop hebt herroepen.",
    },
    withdrawn:
      "Je hebt de aankoop herroepen. We hebben {{price}} terugbetaald; het kan tot tien dagen duren voor het er is.",
    subscriptionCancelled: "Je abonnement is opgezegd en blijft actief tot {{date}}.",
    contact: "{{name}} heeft gegevens achtergelaten op je pagina {{page}}.",
    contactUnnamed: "Iemand heeft gegevens achtergelaten op je pagina {{page}}.",
    contactByCard: "{{name}} heeft gegevens achtergelaten op je kaartje {{card}}.",
    contactByCardUnnamed: "Iemand heeft gegevens achtergelaten op je kaartje {{card}}.",
    contactWithdrawn:
      "Iemand heeft de gegevens ingetrokken die bij jou waren achtergelaten. Ze zijn verwijderd.",
    contactsExpire:
      "Vanaf {{date}} worden contacten verwijderd die je meer dan {{months}} maanden geleden voor het laatst hebt ontmoet. Tot dan kun je ze exporteren of kiezen om contacten langer te bewaren.",
    invitation: "{{name}} nodigt je uit voor een team.",
    joined: "{{name}} zit nu in je team.",
    left: "{{name}} heeft je team verlaten.",
    cardAssigned: "De kaart {{title}} is aan je toegewezen.",
    cardUnassigned: "De kaart {{title}} is niet meer aan je toegewezen.",
    identityAdded: "{{provider}} is aan je account gekoppeld.",
    identityRemoved: "{{provider}} is van je account losgekoppeld.",
    passkeyAdded: "Er is een passkey aan je account toegevoegd.",
    passkeyRemoved: "Er is een passkey uit je account verwijderd.",
    passwordChanged: "Je wachtwoord is gewijzigd.",
    emailChanged: "Je e-mailadres is gewijzigd.",
    newDevice: "Nieuwe aanmelding bij je account: {{where}}.",
    newDeviceUnknown: "Nieuwe aanmelding bij je account.",
    signedOut: "Een oude aanmelding is een tweede keer gebruikt, daarom hebben we die sessie beëindigd.",
    actedAs: "Onze ondersteuning was in je account. Reden: {{reason}}",
    exportReady: "Je export is klaar. Je kunt hem tot {{date}} downloaden.",
    paidOnly: "Je betaling van {{price}} is ontvangen. Je abonnement was toen al beëindigd.",
    paidRenews:
      "Je betaling van {{price}} is ontvangen. Je abonnement is betaald tot {{date}} en wordt daarna vanzelf verlengd.",
    paymentFailedNext:
      "De betaling van {{price}} voor je abonnement is mislukt. Op {{next}} proberen we het opnieuw; zonder betaling eindigt je abonnement uiterlijk op {{ends}}.",
    paymentFailedLast:
      "De betaling van {{price}} voor je abonnement is opnieuw mislukt. De laatste poging is op {{next}}; mislukt die ook, dan eindigt je abonnement en zijn je pagina’s niet meer te zien.",
    planKept: "Je abonnement loopt door zoals het is. Het wordt op {{date}} verlengd voor {{price}}.",
    changePlanned: {
      monthly:
        "Je abonnement wijzigt op {{date}}. Vanaf dan: plekken {{seats}}, per maand betaald. Tot die dag blijft alles zoals het is en kun je de wijziging terugnemen.",
      yearly:
        "Je abonnement wijzigt op {{date}}. Vanaf dan: plekken {{seats}}, per jaar betaald. Tot die dag blijft alles zoals het is en kun je de wijziging terugnemen.",
    },
    shrinksSoon:
      "Vanaf {{date}} heeft je abonnement minder plekken: {{seats}}. Er is nu meer, en de rest gaat dan offline: pagina’s {{pages}}, kaartjes {{cards}}. Kies bij Facturering wat blijft, of houd je plekken.",
    shrunk:
      "Je abonnement heeft nu minder plekken: {{seats}}. Wat er niet in past, rust en wordt niet getoond: pagina’s {{pages}}, kaartjes {{cards}}. Er is niets verwijderd. Bij Facturering zie je hoe je kiest wat online is, of meer plekken neemt.",
    shrinksSoonChosen:
      "Vanaf {{date}} heeft je abonnement minder plekken: {{seats}}. {{staying}} De rest gaat dan offline: pagina’s {{pages}}, kaartjes {{cards}}. Bij Facturering kun je opnieuw kiezen of je plekken houden.",
    removed: "Je zit niet meer in het team van {{name}}.",
    contactsOffered:
      "Van {{name}} mag je de contacten meenemen die je in het team hebt ontmoet. Je kunt ze tot {{date}} downloaden.",
    rejoined: "Je zit weer in het team van {{name}}.",
    teamEnded:
      "{{name}} heeft het eigen account verwijderd. Het team en de kaarten zijn weg; je eigen account blijft zoals het is.",
    visits:
      "Je week tot en met {{date}}: weergaven {{views}}, dagelijkse bezoekers {{visitors}}, klikken minstens {{clicks}}, scans {{scans}}, contacten {{contacts}}.",
  },
  list: {
    title: "Meldingen",
    markAll: "Alles als gelezen markeren",
    settings: "Alle instellingen",
    more: "Meer tonen",
    unread: "Ongelezen",
    loading: "Meldingen laden",
    empty: "Nog niets",
    emptyText: "Nieuwe contacten, betalingen en aanmeldingen verschijnen hier.",
    failed: "De meldingen konden niet worden geladen.",
    retry: "Opnieuw proberen",
  },
  settings: {
    text: "Kies hoe vaak we je hierover mailen. Achter de bel vind je altijd alles.",
    always: "Mails over de veiligheid van je account en over betalingen sturen we altijd meteen.",
    digests: "Dagelijkse mails komen om 8.00 uur, wekelijkse op maandag om 8.00 uur. Tijdzone: {{zone}}.",
    changeZone: "Tijdzone wijzigen",
    contact: "Contacten",
    team: "Team",
    kinds: {
      contact: "Iemand laat gegevens achter op een pagina",
      contactWithdrawn: "Iemand trekt zijn gegevens in",
      invitation: "Je wordt uitgenodigd voor een team",
      joined: "Iemand komt bij je team",
      left: "Iemand verlaat je team",
      cardAssigned: "Een kaart wordt aan je toegewezen",
      cardUnassigned: "Een kaart is niet meer aan je toegewezen",
      removed: "Je wordt uit een team verwijderd",
      contactsOffered: "Een team dat je hebt verlaten biedt je je contacten aan",
      rejoined: "Je zit weer in een team",
      teamEnded: "De eigenaar van je team verwijdert het account",
      visits: "De cijfers van de week, elke maandag",
    },
    frequencies: {
      immediate: "Meteen",
      daily: "Dagelijks",
      weekly: "Wekelijks",
      off: "Uit",
    },
    saved: "Opgeslagen",
    unverified:
      "Je e-mailadres is nog niet bevestigd. Tot die tijd wachten andere mails: je vindt alles achter de bel.",
    visits: "Bezoeken",
  },
  stays: "Daarna blijft alleen {{page}} online, als je gratis pagina.",
  stayed: "Alleen {{page}} is nog online, als je gratis pagina.",
  more: "{{names}} en nog {{left}}",
  staying: "Zoals je koos, blijven: pagina’s {{pages}}, kaartjes {{cards}}.",
} satisfies Translated<typeof en>;
