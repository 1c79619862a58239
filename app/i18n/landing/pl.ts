import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "Twoja strona i wizytówka w jednym linku",
      description:
        "Utwórz stronę ze wszystkimi linkami i cyfrową wizytówkę, a potem udostępniaj je linkiem, kodem QR i przez portfel w telefonie.",
    },
  },
  title: "Wizytówka, która dorosła",
  text: "Jedna strona ze wszystkim, co robisz, i jedna wizytówka do wręczenia. Udostępniaj je linkiem i kodem QR. Na start nie trzeba konta.",
  start: "Utwórz stronę",
  makeCard: "Utwórz wizytówkę",
  example: "Zobacz przykład",
  pages: {
    title: "Strona, która jest, zanim się obejrzysz",
    text: "Twoje linki, po kolei, na każdym telefonie. Wczytuje się od razu, nie potrzebuje skryptów i wygląda na dopracowaną.",
    action: "Zacznij od strony",
  },
  cards: {
    title: "Wizytówka, która trafia do kontaktów",
    text: "Nazwisko, numer, adres: jeden skan, jedno dotknięcie, zapisane. Bez aplikacji po żadnej stronie.",
    action: "Zacznij od wizytówki",
  },
  codes: {
    title: "Kod, który zawsze działa",
    text: "Co wydrukowane, to wydrukowane. Twój kod odpowiada dalej, gdy plany się kończą, strony przenoszą, a wizytówki zmieniają.",
    action: "Ile to kosztuje",
  },
  closing: {
    title: "Pierwsza strona w niecałą minutę",
    text: "Napisz, obejrzyj, zapisz. Konto założysz, gdy zechcesz ją zachować.",
  },
  languages: "Języki",
  claim: {
    label: "Twój adres",
    placeholder: "twoje-imie",
  },
} satisfies Translated<typeof en>;
