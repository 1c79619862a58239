import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Ustawienia kontaktów",
  close: "Zamknij",
  retention: "Przechowuj kontakty przez",
  retentionHelp:
    "Liczone od ostatniego spotkania z daną osobą albo od importu. Powiadomimy Cię cztery tygodnie przed usunięciem czegokolwiek.",
  m6: "6 miesięcy",
  m12: "12 miesięcy",
  m24: "24 miesiące",
  m36: "36 miesięcy",
  never: "Bez ograniczeń",
  receipts: "Wysyłaj odwiedzającym kopię",
  receiptsHelp:
    "Kto zostawi swoje dane w formularzu, dostaje wiadomość z kopią, treścią zgody i linkiem, pod którym może je poprawić lub wycofać.",
  used: "Kontakty: {{used}} z {{limit}}",
  nearlyFull: "Twoja lista jest prawie pełna. Powyżej {{limit}} kontaktów nowe trafiają do możliwego spamu.",
  saved: "Ustawienia zapisane",
  failed: "Nie udało się wczytać ustawień.",
  retry: "Spróbuj ponownie",
} satisfies Translated<typeof en>;
