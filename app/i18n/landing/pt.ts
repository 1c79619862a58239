import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "A tua página e o teu cartão, num só link",
      description:
        "Cria uma página com todos os teus links e um cartão de visita digital, e partilha os dois por link, código QR e carteira do telemóvel.",
    },
  },
  title: "O cartão de visita cresceu",
  text: "Uma página com tudo o que fazes, um cartão para entregar. Partilha os dois por link e código QR. Para começar não precisas de conta.",
  start: "Criar a minha página",
  makeCard: "Criar o meu cartão",
  example: "Ver um exemplo",
  pages: {
    title: "Uma página que já lá está antes de dares por isso",
    text: "Os teus links, por ordem, em qualquer telemóvel. Carrega logo, não precisa de JavaScript e vê-se que foi feita com cuidado.",
    action: "Começar por uma página",
  },
  cards: {
    title: "Um cartão que acaba nos contactos deles",
    text: "Nome, número, morada: uma leitura, um toque, guardado. Sem aplicações de nenhum dos lados.",
    action: "Começar por um cartão",
  },
  codes: {
    title: "Um código que nunca morre",
    text: "O que está impresso, impresso está. O teu código continua a responder quando os planos acabam, as páginas mudam de sítio e os cartões se alteram.",
    action: "Ver quanto custa",
  },
  closing: {
    title: "Menos de um minuto até à tua primeira página",
    text: "Escreve, vê, guarda. Regista-te quando quiseres ficar com ela.",
  },
  languages: "Línguas",
  claim: {
    label: "O seu endereço",
    placeholder: "o-seu-nome",
  },
} satisfies Translated<typeof en>;
