import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "Alles auf dem Bildschirm ist noch da. Prüf deine Verbindung und versuch es noch einmal.",
  meta: {
    settings: {
      title: "Mitteilungen",
      description: "Wähl aus, wie oft wir dir schreiben.",
    },
  },
  kinds: {
    paid: "Deine Zahlung von {{price}} ist eingegangen. Dein Tarif ist bis {{date}} bezahlt.",
    paymentFailed: "Die Zahlung von {{price}} für deinen Tarif ist fehlgeschlagen.",
    actionNeeded: "Deine Bank bittet dich, die Zahlung von {{price}} zu bestätigen.",
    renewsSoon: "Dein Tarif verlängert sich am {{date}} für {{price}}.",
    endsSoon: "Dein Tarif endet am {{date}}.",
    ended: {
      unknown: "Dein Tarif endete am {{date}}.",
      cancelled: "Dein Tarif endete am {{date}}, weil er gekündigt wurde.",
      payment: "Dein Tarif endete am {{date}}, weil die Zahlung fehlschlug.",
      withdrawn: "Dein Tarif endete am {{date}}, weil du den Kauf widerrufen hast.",
    },
    withdrawn:
      "Du hast deinen Kauf widerrufen. Wir haben {{price}} erstattet; bis das Geld bei dir ist, kann es bis zu zehn Tage dauern.",
    subscriptionCancelled: "Dein Tarif ist gekündigt und bleibt bis {{date}} aktiv.",
    contact: "{{name}} hat auf deiner Seite {{page}} Angaben hinterlassen.",
    contactUnnamed: "Jemand hat auf deiner Seite {{page}} Angaben hinterlassen.",
    contactByCard: "{{name}} hat auf deiner Karte {{card}} Angaben hinterlassen.",
    contactByCardUnnamed: "Jemand hat auf deiner Karte {{card}} Angaben hinterlassen.",
    contactWithdrawn: "Jemand hat die bei dir hinterlassenen Angaben widerrufen. Sie wurden gelöscht.",
    contactsExpire:
      "Ab dem {{date}} werden Kontakte gelöscht, die du zuletzt vor mehr als {{months}} Monaten getroffen hast. Bis dahin kannst du sie exportieren oder sie länger speichern lassen.",
    invitation: "{{name}} lädt dich ins Team ein.",
    joined: "{{name}} ist deinem Team beigetreten.",
    left: "{{name}} hat dein Team verlassen.",
    cardAssigned: "Die Karte {{title}} wurde dir zugewiesen.",
    cardUnassigned: "Die Karte {{title}} ist dir nicht mehr zugewiesen.",
    identityAdded: "{{provider}} wurde mit deinem Konto verknüpft.",
    identityRemoved: "{{provider}} ist nicht mehr mit deinem Konto verknüpft.",
    passkeyAdded: "Ein Passkey wurde zu deinem Konto hinzugefügt.",
    passkeyRemoved: "Ein Passkey wurde aus deinem Konto entfernt.",
    passwordChanged: "Dein Passwort wurde geändert.",
    emailChanged: "Deine E-Mail-Adresse wurde geändert.",
    newDevice: "Neue Anmeldung in deinem Konto: {{where}}.",
    newDeviceUnknown: "Neue Anmeldung in deinem Konto.",
    signedOut: "Eine alte Anmeldung wurde ein zweites Mal benutzt, deshalb haben wir die Sitzung beendet.",
    actedAs: "Unser Support war in deinem Konto. Grund: {{reason}}",
    exportReady: "Dein Export ist fertig. Du kannst ihn bis {{date}} herunterladen.",
    paidOnly: "Deine Zahlung von {{price}} ist eingegangen. Dein Tarif war da schon beendet.",
    paidRenews:
      "Deine Zahlung von {{price}} ist eingegangen. Dein Tarif ist bis {{date}} bezahlt und verlängert sich dann von selbst.",
    paymentFailedNext:
      "Die Zahlung von {{price}} für deinen Tarif ist fehlgeschlagen. Am {{next}} versuchen wir es noch einmal; ohne Zahlung endet dein Tarif spätestens am {{ends}}.",
    paymentFailedLast:
      "Die Zahlung von {{price}} für deinen Tarif ist wieder fehlgeschlagen. Am {{next}} versuchen wir es zum letzten Mal; klappt auch das nicht, endet dein Tarif, und deine Seiten sind offline.",
    planKept: "Dein Tarif läuft weiter, wie er ist. Er verlängert sich am {{date}} für {{price}}.",
    changePlanned: {
      monthly:
        "Dein Tarif ändert sich am {{date}}. Ab dann: Plätze {{seats}}, monatlich bezahlt. Bis dahin bleibt alles, wie es ist, und du kannst die Änderung zurücknehmen.",
      yearly:
        "Dein Tarif ändert sich am {{date}}. Ab dann: Plätze {{seats}}, jährlich bezahlt. Bis dahin bleibt alles, wie es ist, und du kannst die Änderung zurücknehmen.",
    },
    shrinksSoon:
      "Ab dem {{date}} hat dein Tarif weniger Plätze: {{seats}}. Es ist mehr da, und der Rest geht dann offline: Seiten {{pages}}, Karten {{cards}}. Wähle unter Abrechnung, was bleibt, oder behalte deine Plätze.",
    shrunk:
      "Dein Tarif hat jetzt weniger Plätze: {{seats}}. Was keinen Platz hat, ruht und wird nicht gezeigt: Seiten {{pages}}, Karten {{cards}}. Nichts ist gelöscht. Unter Abrechnung siehst du, wie du wählst, was online ist, oder mehr Plätze bekommst.",
    shrinksSoonChosen:
      "Ab dem {{date}} hat dein Tarif weniger Plätze: {{seats}}. {{staying}} Der Rest geht dann offline: Seiten {{pages}}, Karten {{cards}}. Unter Abrechnung kannst du neu wählen oder deine Plätze behalten.",
    removed: "Du bist nicht mehr im Team von {{name}}.",
    contactsOffered:
      "{{name}} lässt dich die Kontakte mitnehmen, die du im Team kennengelernt hast. Du kannst sie bis {{date}} herunterladen.",
    rejoined: "Du bist wieder im Team von {{name}}.",
    teamEnded:
      "{{name}} hat das eigene Konto gelöscht. Das Team und seine Karten gibt es nicht mehr; dein eigenes Konto bleibt, wie es ist.",
    visits:
      "Deine Woche bis {{date}}: Aufrufe {{views}}, tägliche Besucher {{visitors}}, Klicks mindestens {{clicks}}, Scans {{scans}}, Kontakte {{contacts}}.",
  },
  list: {
    title: "Mitteilungen",
    markAll: "Alle als gelesen markieren",
    settings: "Alle Einstellungen",
    more: "Mehr anzeigen",
    unread: "Ungelesen",
    loading: "Mitteilungen werden geladen",
    empty: "Noch nichts",
    emptyText: "Neue Kontakte, Zahlungen und Anmeldungen erscheinen hier.",
    failed: "Die Mitteilungen konnten nicht geladen werden.",
    retry: "Noch einmal versuchen",
  },
  settings: {
    text: "Wähl aus, wie oft wir dir dazu Mails schicken. Hinter der Glocke findest du immer alles.",
    always: "Mails zur Sicherheit deines Kontos und zu Zahlungen schicken wir immer sofort.",
    digests: "Tägliche Mails kommen um 8:00 Uhr, wöchentliche montags um 8:00 Uhr. Zeitzone: {{zone}}.",
    changeZone: "Zeitzone ändern",
    contact: "Kontakte",
    team: "Team",
    kinds: {
      contact: "Jemand hinterlässt Angaben auf einer Seite",
      contactWithdrawn: "Jemand widerruft hinterlassene Angaben",
      invitation: "Du wirst in ein Team eingeladen",
      joined: "Jemand tritt deinem Team bei",
      left: "Jemand verlässt dein Team",
      cardAssigned: "Dir wird eine Karte zugewiesen",
      cardUnassigned: "Eine Karte ist dir nicht mehr zugewiesen",
      removed: "Du wirst aus einem Team entfernt",
      contactsOffered: "Ein Team, das du verlassen hast, bietet dir deine Kontakte an",
      rejoined: "Du bist wieder in einem Team",
      teamEnded: "Wem dein Team gehört, löscht das Konto",
      visits: "Die Zahlen der Woche, jeden Montag",
    },
    frequencies: {
      immediate: "Sofort",
      daily: "Täglich",
      weekly: "Wöchentlich",
      off: "Aus",
    },
    saved: "Gespeichert",
    unverified:
      "Deine E-Mail-Adresse ist noch nicht bestätigt. Bis dahin warten andere Mails: Hinter der Glocke findest du alles.",
    visits: "Besuche",
  },
  stays: "Danach bleibt nur {{page}} online, als deine kostenlose Seite.",
  stayed: "Nur {{page}} ist noch online, als deine kostenlose Seite.",
  more: "{{names}} und {{left}} weitere",
  staying: "Wie du gewählt hast, bleiben: Seiten {{pages}}, Karten {{cards}}.",
} satisfies Translated<typeof en>;
