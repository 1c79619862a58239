import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Hallo {{name}},",
  ignore: "Wenn du das nicht warst, kannst du diese Mail ignorieren.",
  safety: "Du bekommst diese Mail, weil sie die Sicherheit deines Kontos betrifft.",
  signature: "{{brand}}: deine Seite und deine Karte in einem Link",
  resetPassword: {
    subject: "Neues Passwort wählen",
    body: "Für dein Konto bei {{brand}} wurde ein neues Passwort angefordert. Der Link gilt einmal und eine Stunde lang.",
    action: "Neues Passwort wählen",
  },
  verifyEmail: {
    subject: "Bestätige deine E-Mail-Adresse",
    body: "Willkommen bei {{brand}}. Bitte bestätige, dass diese Adresse dir gehört.",
    action: "Adresse bestätigen",
  },
  refreshReuse: {
    subject: "Wir haben dich sicherheitshalber abgemeldet",
    body: "Am {{at}} wurde eine alte Anmeldung deines Kontos ein zweites Mal benutzt. Wir haben diese Sitzung beendet. Wenn du das nicht warst, wähl ein neues Passwort.",
    action: "Neues Passwort wählen",
  },
  passwordChanged: {
    subject: "Dein Passwort wurde geändert",
    body: "Das Passwort deines Kontos bei {{brand}} wurde am {{at}} geändert. Wenn du das nicht warst, wähl gleich ein neues.",
    action: "Neues Passwort wählen",
  },
  actedFor: {
    subject: "Unser Support war in deinem Konto",
    body: "Um dir zu helfen, hat unser Support ab {{at}} höchstens eine Stunde in deinem {{brand}}-Konto gearbeitet. Grund: {{reason}}. Wie du dich anmeldest, kann er weder sehen noch ändern, und er bezahlt nichts in deinem Namen.",
    action: "Übersicht öffnen",
    why: "Wenn du nicht um Hilfe gebeten hast, schreib uns bitte.",
  },
  accountDeleted: {
    subject: "Dein Konto wurde gelöscht",
    body: "Am {{at}} wurde dein Konto bei {{brand}} gelöscht, mit seinen Seiten, Karten und Kontakten. Seiten und Karten sind sofort offline, der Rest wird in wenigen Minuten gelöscht. Niemand kann das rückgängig machen. Gedruckte Codes antworten weiter, mit einer Seite, die sagt, dass es ihr Ziel nicht mehr gibt.",
    action: "{{brand}} öffnen",
    why: "Das ist die letzte Mail zu diesem Konto. Deine Adresse ist frei: Du kannst dich wieder damit registrieren.",
  },
  exportReady: {
    subject: "Dein Export ist fertig",
    body: "Alles aus deinem Konto bei {{brand}} liegt in einer Datei bereit. Du kannst sie bis {{at}} herunterladen, wenn du angemeldet bist.",
    action: "Export herunterladen",
    why: "Du bekommst diese Mail, weil in deinem Konto ein Export angefordert wurde. Wenn du das nicht warst, wähl ein neues Passwort.",
  },
  changeEmail: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    body: "Du möchtest bei {{brand}} künftig unter dieser Adresse erreichbar sein. Sie gilt, sobald du sie in deinem Konto bestätigst. Bis dahin ändert sich nichts.",
    action: "Neue Adresse bestätigen",
  },
  emailChanged: {
    subject: "Deine E-Mail-Adresse wurde geändert",
    body: "Am {{at}} wurde die E-Mail-Adresse deines Kontos bei {{brand}} geändert, diese hier gilt nicht mehr. Wenn du das nicht warst, mach es innerhalb von sieben Tagen rückgängig: Du wählst ein neues Passwort, und alle werden abgemeldet.",
    action: "Änderung rückgängig machen",
  },
  newDevice: {
    subject: "Neue Anmeldung in deinem Konto",
    body: "In deinem Konto bei {{brand}} hat sich jemand mit einem Gerät angemeldet, das bisher nicht benutzt wurde. Wenn du das warst, musst du nichts tun. Wenn nicht, melde das Gerät ab und wähl ein neues Passwort.",
    action: "Geräte ansehen",
    device: "Gerät",
    place: "Ort",
    at: "Zeit",
  },
  identityLinked: {
    subject: "{{provider}} wurde mit deinem Konto verknüpft",
    body: "Seit {{at}} meldet {{provider}} dich bei deinem Konto bei {{brand}} an. Wenn du das nicht warst, wähl gleich ein neues Passwort und löse die Verknüpfung.",
    action: "Neues Passwort wählen",
  },
  identityUnlinked: {
    subject: "{{provider}} ist nicht mehr mit deinem Konto verknüpft",
    body: "Seit {{at}} meldet {{provider}} dich nicht mehr bei deinem Konto bei {{brand}} an. Wenn du das nicht warst, wähl gleich ein neues Passwort.",
    action: "Neues Passwort wählen",
  },
  passkeyAdded: {
    subject: "Ein Passkey wurde zu deinem Konto hinzugefügt",
    body: "Am {{at}} wurde deinem Konto bei {{brand}} ein Passkey hinzugefügt. Wenn du das nicht warst, wähl gleich ein neues Passwort und entferne ihn.",
    action: "Neues Passwort wählen",
  },
  passkeyRemoved: {
    subject: "Ein Passkey wurde aus deinem Konto entfernt",
    body: "Am {{at}} wurde ein Passkey aus deinem Konto bei {{brand}} entfernt. Wenn du das nicht warst, wähl gleich ein neues Passwort.",
    action: "Neues Passwort wählen",
  },
  waysInRemoved: {
    subject: "Dein Konto gehört dir allein",
    body: "Am {{at}} hast du gezeigt, dass diese Adresse dir gehört. Vorher hatte das niemand getan. Deshalb haben wir jeden anderen Zugang zu deinem Konto bei {{brand}} entfernt: Passwort, Passkeys, verknüpfte Konten und offene Sitzungen. Du kannst ein neues Passwort wählen.",
    action: "Neues Passwort wählen",
  },
  proveSocial: {
    subject: "Bestätige, dass du dich mit {{provider}} anmeldest",
    body: "Jemand meldet sich mit {{provider}} und dieser Adresse bei {{brand}} an. Wenn du das bist, öffne den Link in dem Browser, in dem du begonnen hast. Er gilt eine Stunde.",
    action: "Weiter",
  },
  newContact: {
    subject: "Neuer Kontakt von deiner Seite {{title}}",
    body: "Jemand hat auf deiner Seite {{title}} Angaben hinterlassen:",
    action: "Übersicht öffnen",
    page: "Seite",
    at: "Gesendet",
    consent: "Zugestimmt zu",
    why: "Du bekommst diese Mail, weil deine Seite ein Kontaktformular hat.",
    reply:
      "Deine Antwort auf diese Mail geht an die Person, die ihre Angaben hinterlassen hat. Du bekommst sie, weil deine Seite ein Kontaktformular hat.",
  },
  newContacts: {
    subject_one: "{{count}} neuer Kontakt von deinen Seiten",
    subject_other: "{{count}} neue Kontakte von deinen Seiten",
    body_one: "{{count}} Person hat auf deinen Seiten Angaben hinterlassen:",
    body_other: "{{count}} Personen haben auf deinen Seiten Angaben hinterlassen:",
  },
  sharePage: {
    subject: "{{sender}} teilt eine Seite mit dir",
    greeting: "Hallo,",
    body: "{{sender}} möchte dir diese Seite zeigen: {{title}}",
    action: "Seite öffnen",
    why: "Du bekommst diese Mail, weil jemand deine Adresse bei {{brand}} eingegeben hat. Du musst nichts tun.",
  },
} satisfies Translated<typeof en>;
