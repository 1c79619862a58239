import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "Gratuito", pro: "PRO" },
  meta: {
    notFound: { title: "Página não encontrada", description: "A página que procuras não está disponível." },
  },
  skipToContent: "Saltar para o conteúdo",
  home: "{{brand}}, início",
  close: "Fechar",
  notices: "Avisos",
  navigation: {
    label: "Menu",
    open: "Abrir menu",
    products: "Produtos",
    pages: "Link na bio",
    cards: "Cartões de visita digitais",
    codes: "Códigos QR",
    pricing: "Preços",
    resources: "Recursos",
    blog: "Blogue",
    knowledgeBase: "Centro de ajuda",
    contact: "Contacto",
  },
  account: {
    noAccount: "Ainda não tens conta?",
    haveAccount: "Já tens conta?",
    getStarted: "Começar",
    logIn: "Iniciar sessão",
    logOut: "Terminar sessão",
    menu: "A tua conta",
    settings: "Definições da conta",
    dashboard: "Painel",
    upgrade: "Mudar para PRO",
    renew: "Renovar subscrição",
  },
  sidebar: { label: "O teu espaço", dashboard: "Painel", cards: "Cartões de visita", pages: "Páginas" },
  footer: {
    legal: "Informação legal",
    company: "Empresa",
    networks: "Segue-nos",
    terms: "Termos de utilização",
    privacy: "Política de privacidade",
    cookies: "Política de cookies",
    community: "Regras da comunidade",
  },
  error: {
    title: "Não funcionou",
    text: "Algo correu mal do nosso lado. O que guardaste está seguro. Recarrega a página e tenta de novo.",
    id: "Se voltar a acontecer, diz-nos este número: {{id}}",
    back: "Ir para o início",
  },
  notFound: {
    title: "Página não encontrada",
    text: "A página que procuras não está disponível.",
    action: "Ir para o início",
  },
} satisfies Translated<typeof en>;
