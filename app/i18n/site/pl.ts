import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Stworzone z",
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
    call: "Zadzwoń",
    write: "Napisz e-mail",
    map: "Pokaż na mapie",
  },
  swap: {
    action: "Zostaw też swoje dane",
    thanksTitle: "Dziękujemy",
    thanksText: "Twoje dane są w drodze do odbiorcy: {{name}}. Zabierz też dane tej osoby.",
    keep: "Dodaj do kontaktów: {{name}}",
  },
  counts: { link: "Co liczy ta strona" },
} satisfies Translated<typeof en>;
