import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Definições de cookies",
      description: "Decide o que pode ser comunicado e carregado além do necessário.",
    },
  },
  label: "Cookies",
  title: "Concordas com isto?",
  allow: "Permitir",
  deny: "Não, obrigado",
  choose: "Escolher um a um",
  measurement: {
    name: "Medição",
    text: "Comunica a um serviço de medição, com um número aleatório, que alguém se registou. Não recebe o teu nome nem o teu e-mail.",
  },
  chat: {
    name: "Chat de apoio",
    text: "Carrega o chat de outra empresa para poderes pedir ajuda. Essa empresa pode então ver que estás aqui e o que o ecrã mostra.",
  },
  settings: {
    text: "Tudo funciona também sem isto. A tua resposta fica guardada neste navegador durante seis meses; uma alteração conta a partir da página seguinte.",
    needed:
      "Os cookies que iniciam a tua sessão, protegem a tua conta e guardam esta resposta estão sempre presentes: sem eles nada funciona.",
    save: "Guardar",
    saved: "Guardado. Conta a partir da página seguinte.",
  },
} satisfies Translated<typeof en>;
