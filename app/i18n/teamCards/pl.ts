import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "Przypisz do…",
  unassign: "Cofnij przypisanie",
  leave: "Opuść zespół",
  giveBack: "Zwróć",
  assigned: "Przypisana: {{who}}",
  invited: "{{who}} ma zaproszenie",
  expired: "Zaproszenie dla {{who}} wygasło",
  ofTeam: "Zespół: {{team}}",
  paused: "Plan zespołu wygasł: wizytówkę można oglądać, ale nie zmieniać.",
  make: "Utwórz moją wizytówkę w zespole {{team}}",
  forMember: "Ta wizytówka jest dla {{who}}. Zostanie przypisana, gdy ją zapiszesz.",
  form: {
    title: "Przypisz „{{title}}”",
    text: "Kto nie jest jeszcze w twoim zespole, dostanie zaproszenie e-mailem. Wizytówka pozostaje twoja.",
    email: "Adres e-mail członka",
    submit: "Przypisz",
    sending: "Przypisywanie…",
  },
  done: {
    assigned: "Wizytówkę przypisano do {{who}}.",
    invited: "{{who}} ma zaproszenie. Wizytówka będzie przypisana po jego przyjęciu.",
    unassigned: "Wizytówka nie jest już przypisana.",
    left: "Nie należysz już do zespołu {{team}}.",
    given: "Wizytówkę zwrócono.",
  },
  take: {
    title: "Cofnąć przypisanie „{{title}}” do {{who}}?",
    text: "Od razu zniknie z panelu tej osoby. Wizytówka, jej kody i kontakty zostają u ciebie.",
  },
  back: {
    title: "Zwrócić „{{title}}”?",
    text: "Odwiedzający nie zobaczą już wizytówki, a telefony oznaczą ją jako nieaktywną. Właściciel zespołu może ją przywrócić przez 30 dni.",
  },
  leaving: {
    title: "Opuścić zespół {{team}}?",
    text: "Wizytówka i zebrane z nią kontakty zostają w zespole. Twoje własne konto się nie zmienia.",
  },
  holder: {
    label: "Czyje wizytówki",
    all: "Wszystkie wizytówki",
    members: "Przypisane do członków",
    nobody: "Nieprzypisane",
    teams: "Z zespołów, w których jestem",
    none: "Żadna wizytówka nie pasuje.",
  },
} satisfies Translated<typeof en>;
