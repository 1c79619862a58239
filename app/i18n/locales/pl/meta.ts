export const meta = {
  landing: {
    title: "Twoja strona i wizytówka w jednym linku",
    description:
      "Utwórz stronę ze wszystkimi linkami i cyfrową wizytówkę, a potem udostępniaj je linkiem, kodem QR i przez portfel w telefonie.",
  },
  login: { title: "Logowanie", description: "Zaloguj się, aby edytować swoje strony i wizytówki." },
  signUp: {
    title: "Załóż konto",
    description: "Załóż konto dla swojej strony i wizytówki. To nic nie kosztuje.",
  },
  forgotPassword: { title: "Odzyskiwanie hasła", description: "Odbierz link do ustawienia nowego hasła." },
  forgotPasswordChange: { title: "Ustaw nowe hasło", description: "Ustaw nowe hasło do swojego konta." },
  verifyEmail: { title: "Potwierdź swój adres", description: "Potwierdź adres e-mail swojego konta." },
  pricing: {
    title: "Cennik",
    description:
      "Jedna strona i jedna wizytówka są bezpłatne. PRO dodaje wygląd, pliki kontaktowe i miejsca dla zespołu.",
  },
  dashboard: { title: "Panel", description: "Twoje strony i wizytówki." },
  dashboardPages: { title: "Strony", description: "Twoje strony." },
  dashboardCards: { title: "Wizytówki w portfelu", description: "Twoje wizytówki." },
  editorPage: {
    title: "Edytor strony",
    description: "Utwórz stronę ze swoimi linkami: napisz, obejrzyj, opublikuj.",
  },
  editorCard: { title: "Edytor wizytówki", description: "Utwórz cyfrową wizytówkę z kodem QR." },
  sharePage: { title: "Udostępnij stronę", description: "Udostępnij stronę linkiem, kodem QR lub e-mailem." },
  shareCard: { title: "Udostępnij wizytówkę", description: "Udostępnij wizytówkę linkiem i kodem QR." },
  notFound: { title: "Nie znaleziono strony", description: "Szukana strona jest niedostępna." },
};
