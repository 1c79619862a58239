import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "Atribuir a…",
  unassign: "Retirar atribuição",
  leave: "Sair da equipa",
  giveBack: "Devolver",
  assigned: "Atribuído a {{who}}",
  invited: "{{who}} foi convidado",
  expired: "O convite de {{who}} expirou",
  ofTeam: "Equipa de {{team}}",
  paused: "O plano da equipa terminou: o cartão pode ser visto, mas não alterado.",
  make: "Criar o meu cartão na equipa de {{team}}",
  forMember: "Este cartão é para {{who}}. Fica atribuído assim que o guardares.",
  form: {
    title: "Atribuir “{{title}}”",
    text: "Quem ainda não está na tua equipa recebe um convite por e-mail. O cartão continua a ser teu.",
    email: "Endereço de e-mail do membro",
    submit: "Atribuir",
    sending: "A atribuir…",
  },
  done: {
    assigned: "O cartão foi atribuído a {{who}}.",
    invited: "{{who}} foi convidado. O cartão será seu quando aceitar.",
    unassigned: "O cartão já não está atribuído.",
    left: "Saíste da equipa de {{team}}.",
    given: "O cartão foi devolvido.",
  },
  take: {
    title: "Retirar “{{title}}” a {{who}}?",
    text: "Desaparece de imediato do painel dessa pessoa. O cartão, os códigos e os contactos ficam contigo.",
  },
  back: {
    title: "Devolver “{{title}}”?",
    text: "Os visitantes deixam de ver o cartão e os telemóveis marcam-no como inativo. O proprietário da equipa pode repô-lo durante 30 dias.",
  },
  leaving: {
    title: "Sair da equipa de {{team}}?",
    text: "O cartão e os contactos que reuniste com ele ficam na equipa. A tua própria conta fica como está.",
  },
  holder: {
    label: "De quem",
    all: "Todos os cartões",
    members: "Atribuídos a membros",
    nobody: "Não atribuídos",
    teams: "De equipas de que faço parte",
    none: "Nenhum cartão corresponde.",
  },
} satisfies Translated<typeof en>;
