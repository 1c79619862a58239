import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "Przywróć",
  delete: "Usuń",
  deleteTitle: "Usunąć wersję PRO?",
  keep: "Zachowaj",
  gone: "Tej wersji nie da się już odczytać.",
  card: {
    kept: "Elementy PRO Twojej wizytówki zostają w tej przeglądarce do {{until}}: {{parts}}.",
    needsPlan:
      "Elementy PRO Twojej wizytówki zostają w tej przeglądarce do {{until}}: {{parts}}. Z planem możesz je przywrócić.",
    deleteText: "Twoja wizytówka zostaje taka, jaka jest teraz. Tego nie da się cofnąć.",
  },
} satisfies Translated<typeof en>;
