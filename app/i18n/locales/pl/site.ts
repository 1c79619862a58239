export const site = {
  madeWith: "Stworzone z",
  unknown: { title: "Nie znaleziono strony", text: "Szukana strona jest niedostępna." },
  deleted: { title: "Ta strona została usunięta", text: "Nie jest już dostępna." },
  expired: { title: "Ta strona wygasła", text: "W każdej chwili można ją przywrócić." },
  gone: {
    title: "Ten kod na razie donikąd nie prowadzi",
    text: "Kod działa, ale jego cel został usunięty z sieci.",
  },
  makeYourOwn: "Utwórz własną stronę",
  page: { report: "Zgłoś tę stronę", play: "Odtwórz" },
  form: {
    fields: {
      name: "Imię i nazwisko",
      phone: "Telefon",
      email: "E-mail",
      position: "Stanowisko",
      company: "Firma",
      linkedIn: "LinkedIn",
    },
    optional: "opcjonalnie",
    consent: "Zgadzam się, aby właściciel tej strony zapisał te dane i skontaktował się ze mną.",
    send: "Wyślij",
  },
  card: {
    addToContacts: "Dodaj do kontaktów",
    page: "Otwórz stronę",
    help: {
      title: "Nic się nie dzieje?",
      iphone: "Na iPhonie: jeśli nic się nie dzieje, otwórz tę stronę w Safari.",
      android: "Na Androidzie: otwórz pobrany plik w Kontaktach.",
      inApp: "W innej aplikacji: najpierw otwórz tę stronę w przeglądarce.",
    },
  },
};
