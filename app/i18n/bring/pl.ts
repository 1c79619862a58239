import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Przenieś swoją stronę",
  question: "Jej adres",
  hint: "Linktree, Carrd lub dowolna strona: wybierasz, które linki przenieść.",
  look: "Znajdź linki",
  offer: "Czy {{host}} to twoja strona z linkami?",
  offerAction: "Przenieś jej linki",
  reading: "Czytanie strony",
  failed: "Nie udało się odczytać tej strony. Sprawdź adres albo wklej linki jeden pod drugim.",
  nothing: "Na tej stronie nie ma linków do przeniesienia.",
  pick: "Wybierz, co przenieść. Nic jeszcze nie jest zapisywane.",
  name: "Nazwa",
  text: "Tekst",
  links: "Linki",
  take: "Przenieś",
  cancel: "Anuluj",
  close: "Zamknij",
  wrong: "To nie jest adres strony. Wpisz go jak name.com.",
  open: "Masz już stronę gdzie indziej?",
} satisfies Translated<typeof en>;
