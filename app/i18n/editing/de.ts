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
    failed: "Nicht gespeichert",
  },
  leave: {
    title: "Ohne Speichern verlassen?",
    text: "Deine Änderungen bleiben in diesem Browser: Öffne den Editor wieder, um daran weiterzuarbeiten.",
    confirm: "Verlassen",
    cancel: "Bleiben",
  },
  conflict: {
    title: "Es gibt eine neuere Fassung",
    text: "Sie wurde in einem anderen Tab oder auf einem anderen Gerät gespeichert, nachdem du sie hier geöffnet hast. Von dir ist noch nichts verloren.",
    merge: "Beide zusammenführen",
    load: "Neuere laden",
    overwrite: "Meine speichern",
  },
  merged: {
    title: "Beide Fassungen sind zusammengeführt",
    conflicts_one: "{{count}} Teil wurde in beiden geändert: Deiner bleibt.",
    conflicts_other: "{{count}} Teile wurden in beiden geändert: Deine bleiben.",
    save: "Sieh sie durch und speichere dann.",
  },
  plan: { see: "Tarife ansehen", backToFree: "Ohne PRO weiter" },
} satisfies Translated<typeof en>;
