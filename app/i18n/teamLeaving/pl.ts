import type { Translated } from "../translated";
import type en from "./en";

export default {
  heading: "Wizytówki osób, które odeszły",
  decide: "Zdecyduj",
  undo: "Cofnij",
  undoing: "Cofanie",
  until: "można cofnąć do {{date}}",
  undone: "Cofnięto. Wizytówka jest taka jak przedtem.",
  decided: "Zdecydowano. Możesz to cofnąć w ciągu jednego dnia.",
  former: "były członek",
  close: "Zamknij",
  cancel: "Anuluj",
  open: {
    left: "{{name}} nie należy już do zespołu. Zdecyduj, co stanie się z wizytówką „{{title}}”.",
    deleted: "Członek zespołu usunął swoje konto. Zdecyduj, co stanie się z wizytówką „{{title}}”.",
  },
  settled: {
    successor: "Wizytówkę „{{title}}” przekazano.",
    keep: "Wizytówka „{{title}}” pozostaje bez osoby.",
    retire: "Wizytówka „{{title}}” jest wycofana.",
  },
  dialog: {
    remove: "Usunąć z zespołu: {{name}}?",
    decide: "Co stanie się z wizytówką „{{title}}”?",
    removed:
      "{{name}} nie widzi już wizytówki ani jej kontaktów; własne konto tej osoby pozostaje bez zmian. Możesz to wszystko cofnąć w ciągu jednego dnia.",
    left: "{{name}} nie należy już do zespołu i nikt nie ma teraz tej wizytówki. Możesz cofnąć decyzję w ciągu jednego dnia.",
    deleted:
      "Członek zespołu usunął konto i nikt nie ma teraz tej wizytówki. Możesz cofnąć decyzję w ciągu jednego dnia.",
    submitRemove: "Usuń członka",
    submit: "Zapisz decyzję",
    saving: "Zapisywanie",
    loading: "Wczytywanie",
  },
  card: {
    label: "Wizytówka",
    successor: "Przekaż komuś innemu",
    successorText:
      "To wciąż ta sama wizytówka: jej kody i karty w telefonach pozostają ważne i pokażą nowe nazwisko, gdy nowa osoba ją zmieni.",
    keep: "Zostaw bez osoby",
    keepText: "Pozostaje bez zmian, także dla odwiedzających i w telefonach, dopóki jej nie przypiszesz.",
    retire: "Wycofaj",
    retireText:
      "Odwiedzający już jej nie widzą, karty w telefonach tracą ważność, a miejsce się zwalnia. Wydrukowane kody nadal odpowiadają.",
  },
  person: {
    label: "Kto dostaje wizytówkę",
    invite: "Zaproś kogoś nowego",
    email: "Adres e-mail",
    emailText: "Ta osoba dostanie zaproszenie, a wizytówkę będzie mieć po jego przyjęciu.",
    missing: "Wybierz osobę.",
  },
  codes: {
    label: "Jej kody",
    stay: "Nadal prowadzą do tej wizytówki",
    stayText: "Kto zeskanuje wydrukowany kod, zobaczy to, do czego prowadzi ta wizytówka.",
    retired: "Prowadzą do strony wizytówki",
    retiredText:
      "Kto zeskanuje wydrukowany kod, zobaczy stronę połączoną z wizytówką, a gdy jej nie ma – informację, że wizytówki już nie ma.",
    card: "Prowadzą do wizytówki innego członka",
    cardText: "Kto zeskanuje wydrukowany kod, zobaczy wizytówkę tego członka.",
    page: "Prowadzą do jednej z twoich stron",
    pageText: "Kto zeskanuje wydrukowany kod, zobaczy tę stronę, dopóki nie przypiszesz komuś wizytówki.",
    holder: "Czyja wizytówka",
    target: "Która strona",
    missing: "Wybierz stronę.",
  },
  contacts: {
    label: "Kontakty",
    text: "Wszystkie kontakty pozostają u ciebie.",
    sees: "Nowa osoba widzi też wcześniejsze kontakty",
    seesText: "W przeciwnym razie widzi tylko te, które sama pozna.",
    offer: "Udostępnij plik z poznanymi kontaktami: {{name}}",
    offerText:
      "Przez 14 dni można pobrać dokładnie te kontakty jako CSV lub vCard, bez notatek i etykiet zespołu.",
  },
  offer: {
    title: "{{team}} pozwala ci zabrać twoje kontakty",
    text: "To kontakty poznane przez ciebie w zespole. Możesz je pobrać do {{date}}.",
    csv: "Pobierz CSV",
    vcard: "Pobierz vCard",
  },
  account: {
    members: "Członkowie twojego zespołu: {{count}}",
    text: "Tracą swoje wizytówki; dowiedzą się o tym z powiadomienia i e-maila. Zespołu nie można przekazać innemu kontu.",
    tick: "Wiem, że mój zespół kończy się wraz z moim kontem",
  },
} satisfies Translated<typeof en>;
