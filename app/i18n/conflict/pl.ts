import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Jest nowsza wersja",
  text: "Została zapisana w innej karcie lub na innym urządzeniu, już po otwarciu edytora tutaj. Twoje zmiany jeszcze nie przepadły.",
  merge: "Połącz obie",
  load: "Wczytaj nowszą",
  overwrite: "Zapisz moją",
} satisfies Translated<typeof en>;
