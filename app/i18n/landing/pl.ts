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
    text: "Nazwisko, numer, adres: jedno skanowanie i są. Bezpłatnie z dużymi przyciskami, by zadzwonić, napisać i trafić; w PRO także jako plik kontaktu i karta do portfela.",
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
  shown: {
    title: "Strony, które tak powstały",
    text: "Wybierz wygląd i dodaj własne linki i słowa. Do wypróbowania nie potrzebujesz konta.",
    start: "Zacznij od {{name}}",
  },
  gets: {
    title: "Co z tego ma każdy",
    visitor: {
      title: "Kto odwiedza",
      text: "Stronę, która od razu otwiera się na każdym telefonie: bez aplikacji, bez banera o plikach cookie, bez śledzących skryptów.",
    },
    scanner: {
      title: "Kto skanuje",
      text: "Twój numer, e-mail i drogę do Ciebie, wielkie w sam raz na kciuk. W PRO także jednym dotknięciem w kontaktach i w portfelu telefonu.",
    },
    team: {
      title: "Zespół",
      text: "Wizytówka dla każdego, jeden wygląd dla wszystkich, a gdy ktoś odchodzi, wizytówka zostaje u Ciebie. PRO, za miejsce.",
    },
  },
  compare: {
    title: "Bezpłatnie i PRO",
    free: {
      title: "Bezpłatnie, jak długo chcesz",
      one: "Jedna strona i jedna wizytówka",
      two: "Osiem motywów oraz dowolnie wiele linków, nagłówków i tekstów",
      three: "Kod QR, który wciąż odpowiada",
    },
    pro: {
      title: "PRO, za miejsce",
      one: "Wszystkie motywy, czcionki, obrazy i tła",
      two: "Plik kontaktu i karty do portfela dla Twojej wizytówki",
      three: "Formularz zbierający kontakty i lista do pracy z nimi",
    },
    more: "Porównaj wszystko",
  },
  questions: {
    title: "Pytania",
    free: {
      question: "Czy to naprawdę bezpłatne?",
      answer:
        "Jedna strona i jedna wizytówka są bezpłatne, jak długo chcesz, z małym napisem o Visita. Płacisz, gdy chcesz więcej, a to, co kosztuje, mówi o tym z góry.",
    },
    account: {
      question: "Czy na początek potrzebuję konta?",
      answer:
        "Nie. Projektujesz w przeglądarce i to, co powstało, tam zostaje. Rejestrujesz się, gdy chcesz to opublikować.",
    },
    app: {
      question: "Czy ktoś potrzebuje aplikacji?",
      answer: "Nie. Aparat telefonu odczytuje kod, a resztę pokazuje przeglądarka.",
    },
    code: {
      question: "Co dzieje się z wydrukowanymi kodami, gdy plan się skończy?",
      answer:
        "Odpowiadają dalej. Kod prowadzi do Twojej wizytówki lub strony także po zmianie nazwy, treści albo powrocie do wersji bezpłatnej.",
    },
    domain: {
      question: "Jaki adres dostanie moja strona?",
      answer:
        "Ten, który wybierzesz, jeśli jest wolny. Możesz go później zmienić; stary dalej prowadzi do Ciebie.",
    },
    data: {
      question: "Co wiecie o moich odwiedzających?",
      answer:
        "Nic, co by ich śledziło: strony nie zapisują plików cookie i nie ładują skryptów. To, co ktoś wpisze w formularzu, jest Twoje, a ta osoba może to poprawić lub wycofać.",
    },
    wallet: {
      question: "Czym jest wizytówka w portfelu telefonu?",
      answer:
        "Twoja wizytówka obok biletów i kart pokładowych, w Apple Wallet lub Google Wallet: z kodem gotowym do zeskanowania, także bez sieci. Kto go zeskanuje, może zachować ją we własnym portfelu, a to, co zmienisz, pojawi się tam samo. To część PRO; bezpłatna wizytówka to strona, którą otwiera Twój kod.",
    },
  },
  offer: "Zobacz tę stronę po polsku",
} satisfies Translated<typeof en>;
