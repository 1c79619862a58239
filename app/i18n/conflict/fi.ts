import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Joku tallensi uudemman version",
  text: "Se tallennettiin toisessa välilehdessä tai laitteessa sen jälkeen, kun aloitit muokkaamisen täällä. Mitään omaasi ei ole vielä kadonnut.",
  merge: "Yhdistä molemmat",
  load: "Lataa uudempi versio",
  overwrite: "Tallenna omani",
} satisfies Translated<typeof en>;
