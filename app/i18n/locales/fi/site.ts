export const site = {
  madeWith: "Tehty palvelulla",
  unknown: { title: "Sivua ei löytynyt", text: "Etsimääsi sivua ei ole saatavilla." },
  deleted: { title: "Sivu on poistettu", text: "Sen omistaja otti sen pois." },
  expired: { title: "Sivu on vanhentunut", text: "Sen omistaja voi palauttaa sen milloin vain." },
  gone: {
    title: "Koodi ei johda nyt mihinkään",
    text: "Koodi toimii, mutta omistaja on ottanut pois sen, minne se johti.",
  },
  makeYourOwn: "Tee oma sivusi",
  page: { report: "Ilmoita tästä sivusta", play: "Toista" },
  form: {
    fields: {
      name: "Nimi",
      phone: "Puhelin",
      email: "Sähköposti",
      position: "Tehtävä",
      company: "Yritys",
      linkedIn: "LinkedIn",
    },
    optional: "vapaaehtoinen",
    consent: "Sivun omistaja saa tallentaa nämä tiedot ja ottaa minuun yhteyttä.",
    send: "Lähetä",
  },
  card: {
    addToContacts: "Lisää yhteystietoihin",
    page: "Avaa sivu",
    help: {
      title: "Eikö mitään tapahdu?",
      iphone: "iPhonessa: jos mitään ei tapahdu, avaa tämä sivu Safarissa.",
      android: "Androidissa: avaa ladattu tiedosto Yhteystiedot-sovelluksella.",
      inApp: "Toisen sovelluksen sisällä: avaa tämä sivu ensin selaimessa.",
    },
  },
};
