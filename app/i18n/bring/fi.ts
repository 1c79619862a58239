import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Tuo sivusi",
  question: "Sivun osoite",
  hint: "Linktree, Carrd tai mikä tahansa sivu: sinä valitset mukaan tulevat linkit.",
  look: "Etsi linkit",
  offer: "Onko {{host}} oma linkkisivusi?",
  offerAction: "Tuo sen linkit",
  reading: "Luetaan sivua",
  failed: "Sivua ei voitu lukea. Tarkista osoite tai liitä linkit allekkain.",
  nothing: "Sivulla ei ole tuotavia linkkejä.",
  pick: "Valitse, mitä tuodaan. Mitään ei vielä tallenneta.",
  name: "Nimi",
  text: "Teksti",
  links: "Linkit",
  take: "Tuo",
  cancel: "Peruuta",
  close: "Sulje",
  wrong: "Tämä ei ole sivun osoite. Kirjoita se muodossa name.com.",
  open: "Onko sinulla jo sivu muualla?",
} satisfies Translated<typeof en>;
