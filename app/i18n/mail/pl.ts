import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Cześć, {{name}},",
  ignore: "Jeśli to nie ty, możesz zignorować tę wiadomość.",
  safety: "Dostajesz tę wiadomość, bo dotyczy bezpieczeństwa twojego konta.",
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
  actedFor: {
    subject: "Nasze wsparcie było na Twoim koncie",
    body: "Aby Ci pomóc, nasze wsparcie pracowało na Twoim koncie {{brand}} najwyżej godzinę od {{at}}. Powód: {{reason}}. Nie widzi i nie może zmienić sposobu logowania ani niczego opłacić w Twoim imieniu.",
    action: "Otwórz swój panel",
    why: "Jeśli nie prosiłeś(-aś) o pomoc, napisz do nas.",
  },
  accountDeleted: {
    subject: "Twoje konto zostało usunięte",
    body: "{{at}} usunięto Twoje konto w {{brand}} wraz ze stronami, wizytówkami i kontaktami. Strony i wizytówki znikają od razu, reszta zostanie skasowana w ciągu kilku minut. Nikt nie może tego cofnąć. Wydrukowane kody nadal odpowiadają stroną z informacją, że ich cel już nie istnieje.",
    action: "Otwórz {{brand}}",
    why: "To ostatnia wiadomość dotycząca tego konta. Twój adres jest wolny: możesz się nim zarejestrować ponownie.",
  },
  exportReady: {
    subject: "Twój eksport jest gotowy",
    body: "Wszystko z Twojego konta w {{brand}} jest spakowane w jednym pliku. Możesz go pobrać do {{at}} po zalogowaniu się.",
    action: "Pobierz eksport",
    why: "Otrzymujesz tę wiadomość, ponieważ na Twoim koncie poproszono o eksport. Jeśli to nie Ty, ustaw nowe hasło.",
  },
  changeEmail: {
    subject: "Potwierdź swój nowy adres e-mail",
    body: "Chcesz, żeby {{brand}} pisało odtąd na ten adres. Zacznie obowiązywać, gdy potwierdzisz go po zalogowaniu na swoje konto. Do tego czasu nic się nie zmieni.",
    action: "Potwierdź nowy adres",
  },
  emailChanged: {
    subject: "Twój adres e-mail został zmieniony",
    body: "{{at}} zmieniono adres e-mail twojego konta {{brand}} i ten już nie obowiązuje. Jeśli to nie ty, cofnij zmianę w ciągu siedmiu dni: wybierzesz nowe hasło, a wszystkie sesje zostaną zakończone.",
    action: "Cofnij zmianę",
  },
  newDevice: {
    subject: "Nowe logowanie na twoje konto",
    body: "Ktoś zalogował się na twoje konto {{brand}} z urządzenia, którego wcześniej nie używano. Jeśli to ty, nie musisz nic robić. Jeśli nie, wyloguj to urządzenie i wybierz nowe hasło.",
    action: "Zobacz swoje urządzenia",
    device: "Urządzenie",
    place: "Miejsce",
    at: "Czas",
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
