import type { Translated } from "../translated";
import type en from "./en";

export default {
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
  own: {
    title: "Dane, które zostały przez Ciebie podane",
    text: "Tutaj widzisz, co i komu zostało przez Ciebie przekazane. Możesz to poprawić lub wycofać, bez konta.",
    at: "Przekazano",
    place: "Odbiorca",
    agreed: "Treść zgody",
    correct: "Popraw swoje dane",
    save: "Zapisz poprawki",
    saved: "Poprawki zostały zapisane.",
    failed: "Poprawki nie zostały jeszcze zapisane",
    withdrawTitle: "Wycofaj",
    withdrawText:
      "Twoje dane zostaną od razu i trwale usunięte. Odbiorca dowie się, że ktoś wycofał dane, ale nie kto.",
    withdraw: "Wycofaj i usuń",
    goneTitle: "Nic tu już nie ma",
    goneText: "Te dane zostały wycofane lub usunięte albo link jest niepełny.",
    withdrawnTitle: "Dane zostały wycofane",
    withdrawnText: "Twoje dane zostały usunięte. Odbiorca dowie się, że ktoś wycofał dane, ale nie kto.",
  },
  counts: {
    what: "Wyświetlenia, kliknięcia linków, zeskanowane kody, zapisane pliki kontaktowe i pozostawione dane, a także stronę lub aplikację, z której ktoś przychodzi, kraj, rodzaj urządzenia i język.",
    how: "Nie potrzeba do tego plików cookie ani skryptów. Aby odróżnić odwiedzających, z twojego adresu i przeglądarki powstaje liczba, której nie da się odwrócić; z końcem dnia zostaje usunięta. Żadne z nich nie jest przechowywane.",
    kept: "Właściciel strony widzi sumy, nigdy to, kto ją odwiedził. Są przechowywane przez 25 miesięcy.",
    asked:
      "Jeśli twoja przeglądarka wysyła „Do not track” lub „Global Privacy Control”, nie powstaje nawet ta liczba.",
    isOn: "To urządzenie jest liczone.",
    isOff: "To urządzenie nie jest liczone.",
    turnOff: "Nie licz mnie",
    turnOn: "Licz mnie znowu",
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
