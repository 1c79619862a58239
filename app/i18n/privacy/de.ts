import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Cookie-Einstellungen",
      description: "Entscheide, was außer dem Nötigen weitergegeben und geladen werden darf.",
    },
  },
  label: "Cookies",
  title: "Ist das in Ordnung für dich?",
  allow: "Erlauben",
  deny: "Nein danke",
  choose: "Einzeln auswählen",
  measurement: {
    name: "Messung",
    text: "Meldet einem Messdienst unter einer Zufallszahl, dass sich jemand registriert hat. Deinen Namen und deine E-Mail-Adresse bekommt er nicht.",
  },
  chat: {
    name: "Support-Chat",
    text: "Lädt den Chat eines anderen Unternehmens, damit du um Hilfe bitten kannst. Es kann dann sehen, dass du hier bist und was auf dem Bildschirm steht.",
  },
  settings: {
    text: "Alles funktioniert auch ohne. Deine Antwort bleibt sechs Monate in diesem Browser gespeichert; eine Änderung gilt ab der nächsten Seite.",
    needed:
      "Cookies, die dich anmelden, dein Konto schützen und diese Antwort speichern, gibt es immer: Ohne sie geht nichts.",
    save: "Speichern",
    saved: "Gespeichert. Es gilt ab der nächsten Seite.",
  },
} satisfies Translated<typeof en>;
