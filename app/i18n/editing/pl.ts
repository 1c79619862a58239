import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "Nikt tu nie zadzwoni: to nie jest numer telefonu.",
    email: "Nikt tu nie napisze: to nie jest adres e-mail.",
  },
  undo: "Cofnij",
  redo: "Ponów",
  close: "Zamknij",
  state: {
    saved: "Zapisano",
    unsaved: "Niezapisane zmiany",
    saving: "Zapisywanie",
    waiting: "Zapisywanie wciąż trwa",
    failed: "Nie udało się zapisać",
  },
  leave: {
    title: "Wyjść bez zapisywania?",
    text: "Zmiany zostaną w tej przeglądarce: otwórz edytor ponownie, aby je dokończyć.",
    confirm: "Wyjdź",
    cancel: "Zostań",
  },
  merged: {
    title: "Obie wersje są połączone",
    conflicts_one: "{{count}} część zmieniła się w obu: zostaje twoja.",
    conflicts_few: "{{count}} części zmieniły się w obu: zostają twoje.",
    conflicts_many: "{{count}} części zmieniło się w obu: zostają twoje.",
    conflicts_other: "{{count}} części zmieniło się w obu: zostają twoje.",
    save: "Przejrzyj całość, a potem zapisz.",
  },
  plan: {
    price: "PRO kosztuje od {{price}} za miejsce miesięcznie przy płatności rocznej.",
    see: "Zobacz plany",
    backToFree: "Dalej bez PRO",
    saveFree: "Zapisz wersję bezpłatną",
    signUp: "Załóż konto z PRO",
  },
  failed: {
    title: "Nie udało się zapisać",
    offline: "Brak połączenia.",
    kept: "Cały wpisany tekst jest zachowany.",
    again: "Spróbuj ponownie",
    fields: "Sprawdź zaznaczone miejsca.",
  },
  restored: {
    text: "Niezapisane zmiany wróciły.",
    discard: "Odrzuć",
    discarded: "Niezapisane zmiany odrzucono",
  },
  login: {
    text: "Sesja się skończyła. Zaloguj się ponownie, a potem zapisz: cały wpisany tekst jest zachowany.",
    action: "Zaloguj się",
  },
  upload: "Wysyłanie obrazu",
  unstored: "Ta przeglądarka nie może przechować tego, co piszesz. Zapisz, zanim wyjdziesz.",
  gone: {
    text: "Usunięto to w innej karcie lub na innym urządzeniu. To, co tu widać, można zapisać ponownie.",
    action: "Zapisz ponownie",
  },
  leftOut: {
    title: "Przykłady pominięto",
    text: "Wciąż takie jak w szablonie: {{titles}}.",
  },
} satisfies Translated<typeof en>;
