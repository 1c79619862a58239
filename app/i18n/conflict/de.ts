import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Es gibt eine neuere Fassung",
  text: "Sie wurde in einem anderen Tab oder auf einem anderen Gerät gespeichert, nachdem du sie hier geöffnet hast. Von dir ist noch nichts verloren.",
  merge: "Beide zusammenführen",
  load: "Neuere laden",
  overwrite: "Meine speichern",
} satisfies Translated<typeof en>;
