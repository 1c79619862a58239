import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Ustawienia plików cookie",
      description: "Zdecyduj, co oprócz niezbędnych rzeczy można przekazywać i wczytywać.",
    },
  },
  label: "Pliki cookie",
  title: "Czy zgadzasz się na to?",
  allow: "Zezwól",
  deny: "Nie, dziękuję",
  choose: "Wybierz pojedynczo",
  measurement: {
    name: "Pomiar",
    text: "Informuje usługę pomiarową, pod losowym numerem, że ktoś założył konto. Nie dostaje ona ani twojego imienia i nazwiska, ani adresu e-mail.",
  },
  chat: {
    name: "Czat pomocy",
    text: "Wczytuje czat innej firmy, żeby można było poprosić o pomoc. Ta firma może wtedy zobaczyć, że tu jesteś i co pokazuje ekran.",
  },
  settings: {
    text: "Bez tego wszystko też działa. Twoja odpowiedź jest przechowywana w tej przeglądarce przez sześć miesięcy; zmiana obowiązuje od następnej strony.",
    needed:
      "Pliki cookie, które cię logują, chronią twoje konto i przechowują tę odpowiedź, są zawsze: bez nich nic nie działa.",
    save: "Zapisz",
    saved: "Zapisano. Obowiązuje od następnej strony.",
  },
} satisfies Translated<typeof en>;
