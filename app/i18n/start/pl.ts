import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "Zacznij swoją stronę",
      description: "Wybierz szablon lub motyw, nadaj stronie nazwę i adres, a potem ją uzupełnij.",
    },
  },
  gallery: {
    title: "Od czego zaczyna się Twoja strona?",
    intro: "Wybierz jedną i wpisz własne słowa. Wszystko można później zmienić.",
    name: "Twoje imię lub nazwa firmy",
    industry: "Czym się zajmujesz?",
    everyIndustry: "Wszystkie branże",
    empty: "Zacznij od zera",
    templates: "Szablony",
    templatesText: "Gotowe strony, każda z pasującą wizytówką.",
    none: "Nie ma jeszcze szablonu dla tej branży. Motyw pasuje do każdego zawodu.",
    paper: "Papier",
    bold: "Wyraziste",
    quiet: "Spokojne",
    dark: "Ciemne",
    image: "Obraz",
    themes: "Motywy: {{group}}",
    start: "Zacznij od: {{name}}",
    preview: "Podgląd: {{name}}",
    loading: "Wczytywanie szablonów i motywów",
    failed: "Nie udało się wczytać szablonów i motywów.",
    again: "Spróbuj ponownie",
    free: "Zacznij od darmowego motywu",
    chosen: "Wybrany dla ciebie",
  },
  naming: {
    title: "Nazwa i adres",
    text: "Oba można później zmienić.",
    address: "Adres",
    hint: "Jeśli zostanie puste, powstanie z nazwy.",
    checking: "Sprawdzanie, czy jest wolny",
    free: "Wolny. Będzie Twój po zapisaniu.",
    suggestions: "Nadal wolne:",
    go: "Przejdź do edytora",
    back: "Wybierz inny początek",
    card: "Pasuje do niej wizytówka: gdy zapiszesz stronę, jednym kliknięciem powstanie z Twoim nazwiskiem.",
    brought: "To, co wybrano z innej strony, zostanie przeniesione.",
    leaveBrought: "Pomiń",
    hintRandom: "Z tej nazwy nie da się utworzyć adresu. Wybierz własny, inaczej będą to losowe litery.",
  },
  claim: {
    wrong: "Wybierz inny adres, nadając stronie nazwę.",
  },
  begun: {
    title: "Masz już rozpoczętą stronę",
    text: "Jest w tej przeglądarce, z innym adresem. Który adres ma mieć?",
  },
} satisfies Translated<typeof en>;
