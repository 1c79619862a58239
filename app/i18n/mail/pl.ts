import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Cześć, {{name}},",
  ignore: "Jeśli to nie ty, możesz zignorować tę wiadomość.",
  signature: "{{brand}}: twoja strona i wizytówka w jednym linku",
  resetPassword: {
    subject: "Ustaw nowe hasło",
    body: "Otrzymaliśmy prośbę o nowe hasło do twojego konta {{brand}}. Link działa raz, przez godzinę.",
    action: "Ustaw nowe hasło",
  },
  verifyEmail: {
    subject: "Potwierdź swój adres e-mail",
    body: "Witamy w {{brand}}. Potwierdź, że to twój adres.",
    action: "Potwierdź adres",
  },
  refreshReuse: {
    subject: "Dla bezpieczeństwa zakończyliśmy twoją sesję",
    body: "Data: {{at}}. Stare logowanie do twojego konta zostało użyte po raz drugi. Zakończyliśmy tę sesję. Jeśli to nie ty, ustaw nowe hasło.",
    action: "Ustaw nowe hasło",
  },
  passwordChanged: {
    subject: "Twoje hasło zostało zmienione",
    body: "Hasło do twojego konta {{brand}} zostało zmienione. Data: {{at}}. Jeśli to nie ty, od razu ustaw nowe.",
    action: "Ustaw nowe hasło",
  },
  identityLinked: {
    subject: "{{provider}} połączono z twoim kontem",
    body: "Od {{at}} możesz logować się na konto {{brand}} przez {{provider}}. Jeśli to nie ty, od razu wybierz nowe hasło i odłącz to konto.",
    action: "Ustaw nowe hasło",
  },
  identityUnlinked: {
    subject: "{{provider}} odłączono od twojego konta",
    body: "Od {{at}} nie możesz już logować się na konto {{brand}} przez {{provider}}. Jeśli to nie ty, od razu wybierz nowe hasło.",
    action: "Ustaw nowe hasło",
  },
  passkeyAdded: {
    subject: "Do twojego konta dodano klucz dostępu",
    body: "{{at}} do twojego konta {{brand}} dodano klucz dostępu. Jeśli to nie ty, od razu wybierz nowe hasło i usuń ten klucz.",
    action: "Ustaw nowe hasło",
  },
  passkeyRemoved: {
    subject: "Z twojego konta usunięto klucz dostępu",
    body: "{{at}} z twojego konta {{brand}} usunięto klucz dostępu. Jeśli to nie ty, od razu wybierz nowe hasło.",
    action: "Ustaw nowe hasło",
  },
  waysInRemoved: {
    subject: "Twoje konto należy tylko do ciebie",
    body: "{{at}} potwierdzono, że ten adres należy do ciebie. Wcześniej nikt tego nie zrobił, więc usunęliśmy każdy inny dostęp do twojego konta {{brand}}: hasło, klucze dostępu, połączone konta i otwarte sesje. Możesz wybrać nowe hasło.",
    action: "Ustaw nowe hasło",
  },
  proveSocial: {
    subject: "Potwierdź, że logujesz się przez {{provider}}",
    body: "Ktoś loguje się do {{brand}} przez {{provider}} z tym adresem. Jeśli to ty, otwórz link w przeglądarce, w której zaczęło się logowanie. Działa przez godzinę.",
    action: "Dalej",
  },
  newContact: {
    subject: "Nowy kontakt z twojej strony {{title}}",
    body: "Ktoś zostawił swoje dane na twojej stronie {{title}}:",
    action: "Otwórz pulpit",
    page: "Strona",
    at: "Wysłano",
    consent: "Zgoda na",
    why: "Dostajesz tę wiadomość, bo twoja strona ma formularz kontaktowy.",
    reply:
      "Odpowiedź na tę wiadomość trafi do osoby, która zostawiła dane. Dostajesz ją, bo twoja strona ma formularz kontaktowy.",
  },
  newContacts: {
    subject_one: "{{count}} nowy kontakt z twoich stron",
    subject_few: "{{count}} nowe kontakty z twoich stron",
    subject_many: "{{count}} nowych kontaktów z twoich stron",
    subject_other: "{{count}} nowego kontaktu z twoich stron",
    body_one: "{{count}} osoba zostawiła dane na twoich stronach:",
    body_few: "{{count}} osoby zostawiły dane na twoich stronach:",
    body_many: "{{count}} osób zostawiło dane na twoich stronach:",
    body_other: "{{count}} osoby zostawiło dane na twoich stronach:",
  },
  sharePage: {
    subject: "{{sender}} udostępnia Ci stronę",
    greeting: "Cześć,",
    body: "{{sender}} chce Ci pokazać tę stronę: {{title}}",
    action: "Otwórz stronę",
    why: "Dostajesz tę wiadomość, bo ktoś podał Twój adres w {{brand}}. Nie musisz nic robić.",
  },
} satisfies Translated<typeof en>;
