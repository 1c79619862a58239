import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "Das kann niemand anrufen: Es ist keine Telefonnummer.",
    email: "Dahin kann niemand schreiben: Es ist keine E-Mail-Adresse.",
  },
  undo: "Rückgängig",
  redo: "Wiederholen",
  close: "Schließen",
  state: {
    saved: "Gespeichert",
    unsaved: "Nicht gespeichert",
    saving: "Wird gespeichert",
    waiting: "Wird noch gespeichert",
    failed: "Nicht gespeichert",
  },
  leave: {
    title: "Ohne Speichern verlassen?",
    text: "Deine Änderungen bleiben in diesem Browser: Öffne den Editor wieder, um daran weiterzuarbeiten.",
    confirm: "Verlassen",
    cancel: "Bleiben",
  },
  merged: {
    title: "Beide Fassungen sind zusammengeführt",
    conflicts_one: "{{count}} Teil wurde in beiden geändert: Deiner bleibt.",
    conflicts_other: "{{count}} Teile wurden in beiden geändert: Deine bleiben.",
    save: "Sieh sie durch und speichere dann.",
  },
  plan: {
    price: "PRO gibt es ab {{price}} pro Platz und Monat, jährlich bezahlt.",
    see: "Tarife ansehen",
    backToFree: "Ohne PRO weiter",
    saveFree: "Kostenlose Fassung speichern",
    signUp: "Mit PRO registrieren",
  },
  failed: {
    title: "Speichern fehlgeschlagen",
    offline: "Es gibt keine Verbindung.",
    kept: "Alles, was du getippt hast, bleibt erhalten.",
    again: "Noch einmal versuchen",
    fields: "Bitte sieh dir die markierten Stellen an.",
  },
  restored: {
    text: "Deine ungespeicherten Änderungen sind wieder da.",
    discard: "Verwerfen",
    discarded: "Deine ungespeicherten Änderungen sind verworfen",
  },
  login: {
    text: "Du bist abgemeldet. Melde dich wieder an und speichere dann: Alles, was du getippt hast, bleibt erhalten.",
    action: "Anmelden",
  },
  upload: "Bild wird gesendet",
  unstored: "Dieser Browser kann nicht aufbewahren, was du tippst. Speichere, bevor du gehst.",
  gone: {
    text: "Das hier wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht. Was du hier siehst, kannst du wieder speichern.",
    action: "Wieder speichern",
  },
  leftOut: {
    title: "Beispiele wurden weggelassen",
    text: "Von der Vorlage noch unverändert: {{titles}}.",
  },
} satisfies Translated<typeof en>;
