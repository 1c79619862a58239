export const site = {
  madeWith: "Gemaakt met",
  unknown: { title: "Pagina niet gevonden", text: "De pagina die je zoekt, is niet beschikbaar." },
  deleted: { title: "Deze pagina is verwijderd", text: "De eigenaar heeft hem offline gehaald." },
  expired: { title: "Deze pagina is verlopen", text: "De eigenaar kan hem altijd weer online zetten." },
  gone: {
    title: "Deze code leidt nu nergens heen",
    text: "De code werkt, maar de eigenaar heeft de bestemming offline gehaald.",
  },
  makeYourOwn: "Maak je eigen pagina",
  page: { report: "Deze pagina melden", play: "Afspelen" },
  form: {
    fields: {
      name: "Naam",
      phone: "Telefoon",
      email: "E-mail",
      position: "Functie",
      company: "Bedrijf",
      linkedIn: "LinkedIn",
    },
    optional: "optioneel",
    consent: "Ik ga ermee akkoord dat de eigenaar van deze pagina deze gegevens bewaart om contact met mij op te nemen.",
    send: "Versturen",
  },
  card: {
    addToContacts: "Toevoegen aan contacten",
    page: "Pagina openen",
    help: {
      title: "Gebeurt er niets?",
      iphone: "Op een iPhone: gebeurt er niets, open deze pagina dan in Safari.",
      android: "Op Android: open het gedownloade bestand met Contacten.",
      inApp: "In een andere app: open deze pagina eerst in je browser.",
    },
  },
};
