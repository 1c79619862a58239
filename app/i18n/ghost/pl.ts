import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Twoje imię",
  bio: "Czym się zajmujesz, w jednym zdaniu",
  first: "Twój pierwszy link",
  second: "Twój sklep",
  third: "Napisz do mnie",
  note: "To, co blade, jest przykładem. Zniknie, gdy wpiszesz własny tekst, i nikt inny go nie widzi.",
} satisfies Translated<typeof en>;
