import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Stworzone z",
  unknown: { title: "Nie znaleziono strony", text: "Szukana strona jest niedostępna." },
  deleted: { title: "Ta strona została usunięta", text: "Nie jest już dostępna." },
  expired: { title: "Ta strona wygasła", text: "W każdej chwili można ją przywrócić." },
  gone: {
    title: "Ten kod na razie donikąd nie prowadzi",
    text: "Kod działa, ale jego cel został usunięty z sieci.",
  },
  walletLater: {
    title: {
      google: "Portfel Google chwilowo nie odpowiada",
      apple: "Nie można teraz utworzyć karty do Portfela Apple",
    },
    text: "Wizytówka nadal tu jest. Spróbuj ponownie za kilka minut albo dodaj ją do kontaktów.",
    back: "Wróć do wizytówki",
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
      message: "Wiadomość",
    },
    optional: "opcjonalnie",
    consent: "Zgadzam się, aby właściciel tej strony zapisał te dane i skontaktował się ze mną.",
    send: "Wyślij",
  },
  card: {
    addToContacts: "Dodaj do kontaktów",
    addToApple: "Dodaj do Apple Wallet",
    addToGoogle: "Dodaj do Portfela Google",
    scan: "Zeskanuj telefonem",
    page: "Otwórz stronę",
    help: {
      title: "Nic się nie dzieje?",
      iphone: "Na iPhonie: jeśli nic się nie dzieje, otwórz tę stronę w Safari.",
      android: "Na Androidzie: otwórz pobrany plik w Kontaktach.",
      inApp: "W innej aplikacji: najpierw otwórz tę stronę w przeglądarce.",
    },
  },
  sensitive: {
    title: "Zanim przejdziesz dalej",
    text: {
      from18: "Ta strona może zawierać treści tylko dla dorosłych.",
      from21: "Ta strona może zawierać treści dozwolone od 21 lat.",
      from25: "Ta strona może zawierać treści drażliwe, przeznaczone dla osób od 25 lat.",
    },
    confirm: "Mam co najmniej {{age}} lat, pokaż stronę",
    leave: "Nie, wychodzę",
    again: "Zapytamy ponownie za dzień.",
  },
  contactForm: {
    failed: "Twoje dane nie zostały jeszcze wysłane",
    thanksTitle: "Dziękujemy",
    thanksText: "Twoje dane są w drodze do właściciela tej strony.",
    back: "Wróć na stronę",
  },
  report: {
    title: "Zgłoś tę stronę",
    text: "Co jest nie tak ze stroną {{address}}? Sprawdzamy każde zgłoszenie; właściciel nie dowie się, kto je wysłał.",
    reason: "Powód",
    reasons: {
      phishing: "Próbuje wykraść hasła lub pieniądze",
      malware: "Rozpowszechnia wirusy lub inne złośliwe oprogramowanie",
      spam: "To spam",
      impersonation: "Podszywa się pod kogoś innego",
      copyright: "Używa mojej pracy lub marki bez zgody",
      illegal: "Łamie prawo",
      adult: "Pokazuje treści dla dorosłych bez ostrzeżenia",
      other: "Inny powód",
    },
    details: "Co powinniśmy wiedzieć?",
    email: "Twój e-mail, jeśli możemy dopytać",
    send: "Wyślij zgłoszenie",
    failed: "Zgłoszenie nie zostało jeszcze wysłane",
    thanksTitle: "Dziękujemy za zgłoszenie",
    thanksText: "Sprawdzimy tę stronę.",
    back: "Wróć na stronę",
  },
} satisfies Translated<typeof en>;
