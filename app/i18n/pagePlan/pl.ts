import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Ta strona korzysta z elementów PRO",
  text: "Aby zapisać ją w tej postaci, potrzebny jest plan. Wersja bezpłatna zostanie zapisana bez tych elementów:",
  textOpened:
    "Jest zapisana, ale nieopublikowana: do tego potrzebny jest plan. Wersja bezpłatna zostanie opublikowana bez tych elementów:",
  free: "Twoja strona bez PRO",
  kept: "Twoja wersja PRO zostaje zachowana: z planem przywrócisz ją w edytorze.",
  storedHere:
    "Twoja wersja PRO zostaje w tej przeglądarce przez {{days}} dni: z planem przywrócisz ją w edytorze.",
  parts: {
    linkPictures: "Obrazy linków",
    titleFont: "Krój pisma tytułów: {{name}}",
    textFont: "Krój pisma tekstów: {{name}}",
    titleSize: "Rozmiar tytułu",
    textColor: "Kolor tekstu",
    profileShape: "Zdjęcie profilowe na całą szerokość",
    profileSize: "Rozmiar zdjęcia profilowego",
    backgroundImage: "Obraz w tle",
    gradient: "Gradient",
    branding: "Bez linijki z marką",
    seoTitle: "Tytuł dla wyszukiwarek",
    seoDescription: "Opis dla wyszukiwarek",
    shape: "Kształt przycisków",
    shadow: "Cień",
    socialIcons: "Styl ikon społecznościowych",
    blockDesign: "Własny styl niektórych rodzajów bloków",
    linkShape: "Rysowany kształt linków",
    pattern: "Wzór",
    texture: "Tekstura",
    design: "Wygląd przycisków i układ",
    publish: "Przełącznik publikacji",
    theme: "Motyw „{{name}}”: wersja bezpłatna ma układ jak „{{free}}”",
  },
  version: {
    kept: "Twoja wersja PRO z {{date}} jest zachowana. Przywrócenie zastąpi obecną stronę; można to cofnąć.",
    needsPlan: "Twoja wersja PRO z {{date}} jest zachowana: z planem możesz ją przywrócić.",
    needsPlanHere: "Twoja wersja PRO zostaje w tej przeglądarce do {{until}}: z planem możesz ją przywrócić.",
    bringBack: "Przywróć",
    delete: "Usuń",
    deleteTitle: "Usunąć wersję PRO?",
    deleteText: "Twoja strona zostaje taka, jaka jest teraz. Tego nie da się cofnąć.",
    keep: "Zachowaj",
    isBack:
      "Twoja wersja PRO wróciła i zastępuje to, co zmieniono od tamtej pory. Zapisz, aby trafiła na stronę, albo cofnij.",
    examples:
      "Linki i dane kontaktowe, które wciąż są przykładami z szablonu, zostaną pominięte przy zapisie.",
    gone: "Tej wersji nie da się już odczytać.",
    notLoaded: "Nie udało się wczytać tej wersji. Spróbuj ponownie.",
    notDeleted: "Nie udało się usunąć tej wersji. Spróbuj ponownie.",
  },
} satisfies Translated<typeof en>;
