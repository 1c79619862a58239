import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    login: { title: "Logowanie", description: "Zaloguj się, aby edytować swoje strony i wizytówki." },
    signUp: {
      title: "Załóż konto",
      description: "Załóż konto dla swojej strony i wizytówki. To nic nie kosztuje.",
    },
    forgotPassword: { title: "Odzyskiwanie hasła", description: "Odbierz link do ustawienia nowego hasła." },
    forgotPasswordChange: { title: "Ustaw nowe hasło", description: "Ustaw nowe hasło do swojego konta." },
    verifyEmail: { title: "Potwierdź swój adres", description: "Potwierdź adres e-mail swojego konta." },
    social: { title: "Zaloguj się", description: "Zaloguj się przez Google lub Apple." },
  },
  name: "Imię i nazwisko",
  email: "E-mail",
  password: "Hasło",
  passwordRule: "Co najmniej {{min}} znaków",
  showPassword: "Pokaż hasło",
  hidePassword: "Ukryj hasło",
  login: {
    title: "Dobrze cię znów widzieć",
    submit: "Zaloguj się",
    forgot: "Nie pamiętasz hasła?",
    noAccount: "Nie masz konta?",
    signUp: "Załóż konto",
  },
  signUp: {
    title: "Zrób to po swojemu",
    text: "Na koncie twoja strona i wizytówka są bezpieczne. To nic nie kosztuje.",
    submit: "Załóż konto",
    haveAccount: "Masz już konto?",
    logIn: "Zaloguj się",
    made: "Twoja strona",
    madeText: "Będzie dostępna pod tym adresem, gdy tylko założysz konto.",
    madePaid: "Zostanie na Twoim koncie. Korzysta z części PRO: tam zdecydujesz, jak ją opublikować.",
    logInInstead: "Zaloguj się tym adresem",
    madeLater: "Będzie dostępna, gdy tylko założysz konto.",
  },
  forgot: {
    title: "Nie pamiętasz hasła?",
    text: "Podaj swój adres, a wyślemy link do ustawienia nowego.",
    submit: "Wyślij link",
    back: "Wróć do logowania",
    sentTitle: "Zajrzyj do skrzynki",
    sentText:
      "Jeśli istnieje konto z tym adresem, wiadomość z linkiem jest już w drodze. Link działa godzinę.",
  },
  change: {
    title: "Ustaw nowe hasło",
    password: "Nowe hasło",
    confirm: "Powtórz nowe hasło",
    submit: "Zmień hasło",
    overTitle: "Ten link już nie działa",
    overText: "Został wykorzystany albo minęła godzina.",
    again: "Wyślij nowy link",
    doneTitle: "Hasło zmienione",
    doneText: "Nastąpiło wylogowanie na wszystkich urządzeniach. Zaloguj się nowym hasłem.",
  },
  verify: {
    withPassword: "Podaj hasło do konta, abyśmy wiedzieli, że jest twoje.",
    title: "Potwierdź swój adres",
    text: "Jedno dotknięcie i wiemy, że to twój adres.",
    submit: "Potwierdź adres",
    doneTitle: "Dziękujemy, adres jest potwierdzony",
    overTitle: "Ten link już nie działa",
    overText: "Został wykorzystany albo jest zbyt stary.",
    confirmedText: "Twój adres jest już potwierdzony: nie musisz nic więcej robić.",
    loginText: "Zaloguj się, a wyślemy ci nowy link.",
    sent: "Nowy link wysłany na {{email}}",
    onward: "Przejdź do panelu",
  },
  social: {
    or: "lub",
    continue: "Kontynuuj przez {{provider}}",
    backToWays: "Sposoby logowania",
    link: "Połącz i zaloguj się",
    mailInstead: "Wyślij mi link",
    mailAgain: "Wyślij link jeszcze raz",
    cancelled: {
      title: "Przerwano w {{provider}}",
      text: "Nic się nie zmieniło. To, co zostało zaprojektowane, nadal tu jest.",
    },
    refused: {
      title: "{{provider}} nie zalogował cię",
      text: "Przysłał odpowiedź, której nie możemy przyjąć. Spróbuj jeszcze raz.",
    },
    expired: {
      title: "To trwało za długo",
      text: "To logowanie jest już nieważne: zostało użyte albo minęło dziesięć minut. Zacznij od nowa.",
    },
    state: {
      title: "To nie zaczęło się tutaj",
      text: "Logowanie zaczęło się w innej przeglądarce lub oknie. Zacznij od nowa w tej.",
    },
    away: { title: "{{provider}} nie odpowiada", text: "Spróbuj za chwilę albo zaloguj się inaczej." },
    known: {
      title: "Masz już konto",
      text: "Potwierdź raz, że konto {{email}} jest twoje. Odtąd zalogujesz się przez {{provider}}.",
    },
    mailed: {
      title: "Zajrzyj do skrzynki",
      text: "Wysłaliśmy link na {{email}}. Otwórz go w tej przeglądarce, aby kontynuować. Działa przez godzinę.",
    },
    "no-email": {
      title: "{{provider}} nie podał nam adresu",
      text: "Bez adresu e-mail nie możemy założyć konta. Zarejestruj się swoim e-mailem.",
    },
    held: {
      title: "Ten adres jest zarezerwowany przez tydzień",
      text: "Pewne konto zrezygnowało z niego kilka dni temu i nadal może go odzyskać. Spróbuj później lub zarejestruj się innym adresem.",
    },
    disabled: { title: "To konto jest wyłączone", text: "Nie można się na nie zalogować." },
    taken: {
      title: "{{provider}} jest połączony z innym kontem",
      text: "To twoje konto {{provider}} loguje tu już kogoś innego. Najpierw odłącz je tam.",
    },
    elsewhere: {
      title: "To inne konto",
      text: "W {{provider}} użyto konta, które nie jest połączone z twoim kontem tutaj.",
    },
    "too-many": { title: "Za dużo prób", text: "Poczekaj dziesięć minut i spróbuj jeszcze raz." },
  },
  passkey: {
    signIn: "Zaloguj się kluczem dostępu",
    none: "Nie użyto klucza dostępu. Spróbuj jeszcze raz albo zaloguj się inaczej.",
  },
  prove: {
    title: "Potwierdź swój adres",
    text: "Jedno kliknięcie potwierdza, że {{email}} jest twój, i loguje cię.",
    submit: "Potwierdź i zaloguj się",
    elsewhereTitle: "Otwórz ten link tam, gdzie zaczęto",
    elsewhereText:
      "Działa w przeglądarce, w której zaczęło się logowanie. Jeśli to nie ty, nie musisz nic robić.",
  },
  invited: "{{team}} zaprasza Cię do swojego zespołu. Zaproszenie jest dla {{email}}: użyj tego adresu.",
} satisfies Translated<typeof en>;
