import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Definições dos contactos",
  close: "Fechar",
  retention: "Guardar os contactos durante",
  retentionHelp:
    "Conta-se desde o último encontro com uma pessoa ou desde a importação. Avisamos-te quatro semanas antes de eliminar alguma coisa.",
  m6: "6 meses",
  m12: "12 meses",
  m24: "24 meses",
  m36: "36 meses",
  never: "Sem limite",
  receipts: "Enviar uma cópia aos visitantes",
  receiptsHelp:
    "Quem deixa os seus dados num formulário recebe um e-mail com uma cópia, aquilo que aceitou e uma ligação para os corrigir ou retirar.",
  used: "Contactos: {{used}} de {{limit}}",
  nearlyFull:
    "A tua lista está quase cheia. A partir de {{limit}} contactos, os novos ficam à espera em possível spam.",
  saved: "Definições guardadas",
  failed: "Não foi possível carregar as definições.",
  retry: "Tentar de novo",
} satisfies Translated<typeof en>;
