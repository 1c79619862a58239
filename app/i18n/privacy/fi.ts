import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Evästeasetukset",
      description: "Päätä, mitä välttämättömän lisäksi saa kertoa ja ladata.",
    },
  },
  label: "Evästeet",
  title: "Sopiiko tämä sinulle?",
  allow: "Salli",
  deny: "Ei kiitos",
  choose: "Valitse yksitellen",
  measurement: {
    name: "Mittaus",
    text: "Kertoo mittauspalvelulle satunnaisella numerolla, että joku rekisteröityi. Palvelu ei saa nimeäsi eikä sähköpostiosoitettasi.",
  },
  chat: {
    name: "Tukikeskustelu",
    text: "Lataa toisen yrityksen keskustelun, jotta voit pyytää apua. Yritys näkee silloin, että olet täällä, ja mitä näytöllä on.",
  },
  settings: {
    text: "Kaikki toimii ilman näitäkin. Vastauksesi säilyy tässä selaimessa kuusi kuukautta; muutos on voimassa seuraavasta sivusta alkaen.",
    needed:
      "Evästeet, jotka kirjaavat sinut sisään, suojaavat tilisi ja säilyttävät tämän vastauksen, ovat aina käytössä: mikään ei toimi ilman niitä.",
    save: "Tallenna",
    saved: "Tallennettu. Voimassa seuraavasta sivusta alkaen.",
  },
} satisfies Translated<typeof en>;
