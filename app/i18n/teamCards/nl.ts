import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "Toewijzen aan…",
  unassign: "Toewijzing opheffen",
  leave: "Team verlaten",
  giveBack: "Teruggeven",
  assigned: "Toegewezen aan {{who}}",
  invited: "{{who}} is uitgenodigd",
  expired: "De uitnodiging van {{who}} is verlopen",
  ofTeam: "Team van {{team}}",
  paused: "Het abonnement van het team is afgelopen: je kunt het kaartje bekijken, maar niet wijzigen.",
  make: "Mijn kaartje maken in het team van {{team}}",
  forMember: "Dit kaartje is voor {{who}}. Zodra je het opslaat, wordt het toegewezen.",
  form: {
    title: "‘{{title}}’ toewijzen",
    text: "Wie nog niet in je team zit, krijgt een uitnodiging per mail. Het kaartje blijft van jou.",
    email: "E-mailadres van het lid",
    submit: "Toewijzen",
    sending: "Toewijzen…",
  },
  done: {
    assigned: "Het kaartje is toegewezen aan {{who}}.",
    invited: "{{who}} is uitgenodigd en krijgt het kaartje zodra de uitnodiging is aangenomen.",
    unassigned: "Het kaartje is niet meer toegewezen.",
    left: "Je hebt het team van {{team}} verlaten.",
    given: "Het kaartje is teruggegeven.",
  },
  take: {
    title: "‘{{title}}’ terugnemen van {{who}}?",
    text: "Het verdwijnt meteen uit hun overzicht. Het kaartje, de codes en de contacten blijven bij jou.",
  },
  back: {
    title: "‘{{title}}’ teruggeven?",
    text: "Bezoekers zien het kaartje niet meer en telefoons markeren het als inactief. De eigenaar van het team kan het 30 dagen lang terugzetten.",
  },
  leaving: {
    title: "Het team van {{team}} verlaten?",
    text: "Het kaartje en de contacten die je ermee opdeed blijven bij het team. Je eigen account blijft zoals het is.",
  },
  holder: {
    label: "Van wie",
    all: "Alle kaartjes",
    members: "Toegewezen aan leden",
    nobody: "Niet toegewezen",
    teams: "Van teams waar ik in zit",
    none: "Geen kaartje past hierbij.",
  },
} satisfies Translated<typeof en>;
