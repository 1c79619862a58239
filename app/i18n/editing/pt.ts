import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "Ninguém pode ligar para aqui: não é um número de telefone.",
    email: "Ninguém pode escrever para aqui: não é um endereço de e-mail.",
  },
  undo: "Anular",
  redo: "Refazer",
  close: "Fechar",
  state: {
    saved: "Guardado",
    unsaved: "Alterações por guardar",
    saving: "A guardar",
    waiting: "Ainda a guardar",
    failed: "Não foi guardado",
  },
  leave: {
    title: "Sair sem guardar?",
    text: "As tuas alterações ficam neste navegador: abre de novo o editor para continuar.",
    confirm: "Sair",
    cancel: "Ficar",
  },
  merged: {
    title: "As duas versões estão reunidas",
    conflicts_one: "{{count}} parte foi alterada nas duas: fica a tua.",
    conflicts_other: "{{count}} partes foram alteradas nas duas: ficam as tuas.",
    save: "Dá uma vista de olhos e depois guarda.",
  },
  plan: {
    price: "O PRO custa desde {{price}} por lugar e por mês, pago anualmente.",
    see: "Ver planos",
    backToFree: "Continuar sem PRO",
    saveFree: "Guardar a versão gratuita",
    signUp: "Criar conta com PRO",
  },
  failed: {
    title: "Não foi possível guardar",
    offline: "Não há ligação.",
    kept: "Tudo o que escreveste está guardado aqui.",
    again: "Tentar de novo",
    fields: "Vê o que está marcado.",
  },
  restored: {
    text: "Recuperámos as tuas alterações por guardar.",
    discard: "Descartá-las",
    discarded: "As tuas alterações por guardar foram descartadas",
  },
  login: {
    text: "A tua sessão terminou. Entra de novo e depois guarda: tudo o que escreveste se mantém.",
    action: "Iniciar sessão",
  },
  upload: "A enviar a imagem",
  unstored: "Este navegador não consegue manter o que escreves. Guarda antes de saíres.",
  gone: {
    text: "Isto foi eliminado noutro separador ou noutro dispositivo. O que vês aqui pode ser guardado de novo.",
    action: "Guardar de novo",
  },
  leftOut: {
    title: "Os exemplos ficaram de fora",
    text: "Ainda eram os do modelo: {{titles}}.",
  },
} satisfies Translated<typeof en>;
