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
} satisfies Translated<typeof en>;
