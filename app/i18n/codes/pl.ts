import type { Translated } from "../translated";
import type en from "./en";

export default {
  which: "Kod",
  first: "Kod główny",
  add: "Nowy kod",
  addTitle: "Kolejny kod tej wizytówki",
  addText:
    "Prowadzi tam, gdzie kod wizytówki, i ma własny krótki adres. Wydrukuj osobny dla każdego miejsca, a łatwo je rozróżnisz.",
  name: "Nazwa",
  nameExample: "Targi w Lizbonie",
  make: "Utwórz kod",
  rename: "Zmień nazwę",
  renameTitle: "Zmień nazwę kodu",
  remove: "Usuń",
  removeTitle: "Usunąć „{{name}}” z listy?",
  removeText:
    "To, co wydrukowano z tym kodem, działa dalej i prowadzi tam, gdzie Twoja wizytówka. Znika tylko wpis tutaj, razem z wyglądem i plikami, i nie można go przywrócić.",
  removeConfirm: "Usuń kod",
  save: "Zapisz",
  cancel: "Anuluj",
  look: "Wygląd",
  presets: {
    classic: "Klasyczny",
    soft: "Miękki",
    dots: "Kropki",
    band: "W ramce",
    warm: "Ciepły",
  },
  dark: "Kolor kodu",
  light: "Tło",
  modules: "Wzór",
  modulesOf: {
    square: "Kwadraty",
    rounded: "Zaokrąglony",
    dots: "Kropki",
  },
  corners: "Narożniki",
  cornersOf: {
    square: "Proste",
    rounded: "Zaokrąglone",
    circle: "Okrągłe",
  },
  frame: "Ramka",
  frameOf: {
    none: "Brak",
    line: "Linia",
    band: "Pas",
  },
  caption: "Podpis",
  captionHelp: "Kilka słów, na przykład „Zeskanuj mnie”.",
  logo: "Logo na środku",
  logoHelp: "Na jasnym polu i tak małe, że kod da się odczytać.",
  logoMissing: "Najpierw dodaj logo do wizytówki.",
  saving: "Zapisywanie wyglądu",
  saved: "Wygląd zapisany",
  loadFailed: "Nie udało się wczytać kodów.",
  retry: "Spróbuj ponownie",
  files: "Pliki",
  print: "Szerokość wydruku",
  mm: "{{mm}} mm",
  small:
    "Przy tej szerokości moduł ma {{size}} mm. Wiele telefonów potrzebuje {{least}} mm: wydrukuj go szerzej.",
  checking: "Sprawdzanie, czy kod da się zeskanować",
  unreadable:
    "Kodu wydrukowanego na {{mm}} mm nie udało się zeskanować w naszym teście. Wydrukuj go szerzej albo wybierz mocniejsze kolory i prostszy wzór.",
  anyway: "Pobierz mimo to",
  reads: "Sprawdzono: skanuje się przy {{mm}} mm.",
  png: "Pobierz PNG",
  large: "Pobierz duży PNG",
  svg: "Pobierz SVG",
  pdf: "Pobierz PDF",
  unstored:
    "Nie udało się zapisać wyglądu, więc nie ma jeszcze pliku z tym wyglądem. Jeśli przy którymś z ustawień powyżej podano powód, zmień je; w przeciwnym razie sprawdź połączenie. Potem pobierz ponownie.",
  failed: "Nie udało się pobrać pliku. Spróbuj ponownie.",
  lasting:
    "Wydrukowany kod odpowiada dalej: gdy zmienisz jego cel, gdy skończy się plan, a nawet gdy wizytówka zostanie usunięta.",
} satisfies Translated<typeof en>;
