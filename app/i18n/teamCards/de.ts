import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "Zuweisen an …",
  unassign: "Zuweisung aufheben",
  leave: "Team verlassen",
  giveBack: "Zurückgeben",
  assigned: "Zugewiesen an {{who}}",
  invited: "{{who}} ist eingeladen",
  expired: "Die Einladung an {{who}} ist abgelaufen",
  ofTeam: "Team von {{team}}",
  paused: "Der Tarif des Teams ist abgelaufen: Die Karte lässt sich ansehen, aber nicht ändern.",
  make: "Meine Karte im Team von {{team}} anlegen",
  forMember: "Diese Karte ist für {{who}}. Sobald du sie speicherst, wird sie zugewiesen.",
  form: {
    title: "„{{title}}“ zuweisen",
    text: "Wer noch nicht in deinem Team ist, bekommt eine Einladung per Mail. Die Karte bleibt deine.",
    email: "E-Mail-Adresse des Mitglieds",
    submit: "Zuweisen",
    sending: "Wird zugewiesen …",
  },
  done: {
    assigned: "Die Karte wurde {{who}} zugewiesen.",
    invited: "{{who}} ist eingeladen und bekommt die Karte, sobald die Einladung angenommen ist.",
    unassigned: "Die Karte ist niemandem mehr zugewiesen.",
    left: "Du hast das Team von {{team}} verlassen.",
    given: "Die Karte wurde zurückgegeben.",
  },
  take: {
    title: "„{{title}}“ von {{who}} zurücknehmen?",
    text: "Sie verschwindet sofort aus deren Übersicht. Die Karte, ihre Codes und ihre Kontakte bleiben bei dir.",
  },
  back: {
    title: "„{{title}}“ zurückgeben?",
    text: "Besucher sehen die Karte nicht mehr, und Handys kennzeichnen sie als inaktiv. Wem das Team gehört, kann sie 30 Tage lang zurückholen.",
  },
  leaving: {
    title: "Das Team von {{team}} verlassen?",
    text: "Die Karte und die Kontakte, die du mit ihr gesammelt hast, bleiben beim Team. Dein eigenes Konto bleibt, wie es ist.",
  },
  holder: {
    label: "Wessen Karten",
    all: "Alle Karten",
    members: "Mitgliedern zugewiesen",
    nobody: "Nicht zugewiesen",
    teams: "Aus Teams, in denen ich bin",
    none: "Keine Karte passt dazu.",
  },
} satisfies Translated<typeof en>;
