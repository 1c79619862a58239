import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Algumas perguntas para começar",
  progress: "Pergunta {{place}} de {{all}}",
  next: "Seguinte",
  skip: "Saltar",
  dismiss: "Não perguntar mais",
  choose: "Escolher",
  failed: "Não funcionou",
  of: {
    name: {
      label: "Como te chamas?",
      hint: "A tua primeira página começa com o teu nome.",
    },
    industry: {
      label: "O que fazes?",
      hint: "Os modelos que combinam aparecem primeiro.",
      none: "Escolhe um setor",
    },
    networks: {
      label: "Que três redes te importam mais?",
      hint: "Esperam na tua primeira página, prontas para os teus nomes.",
    },
    emailClient: {
      label: "Que aplicação de e-mail usas?",
      other: "Outra",
    },
    usePurpose: {
      label: "Para que usas a {{brand}}?",
      myself: "Para mim",
      company: "Para a minha empresa",
      clients: "Para clientes meus",
    },
  },
  done: "Obrigado, é tudo",
  steps: {
    title: "Primeiros passos",
    progress: "{{done}} de {{all}} feitos",
    hide: "Ocultar",
    hidden: "Primeiros passos ocultos",
    undo: "Anular",
    done: "feito",
    page: "Publicar uma página",
    picture: "Adicionar uma fotografia",
    links: "Preencher cinco links",
    card: "Criar um cartão de visita",
    code: "Descarregar um código",
    shared: "Partilhar",
  },
} satisfies Translated<typeof en>;
