import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "Preços",
      description:
        "Uma página e um cartão são gratuitos. O PRO acrescenta designs, ficheiros de contacto e lugares para uma equipa.",
    },
  },
  title: "Uma página e um cartão são gratuitos",
  text: "Paga quando quiseres um design só teu, o ficheiro de contacto por trás do teu código ou lugares para uma equipa.",
  cycle: {
    label: "Faturação",
    monthly: "Mensal",
    yearly: "Anual",
    saving: "Poupa até {{percent}}% com o pagamento anual",
  },
  forever: "o tempo que quiseres",
  perSeat: "por lugar e por mês",
  start: "Criar a minha página",
  get: "Obter o PRO",
  manage: "Gerir subscrição",
  current: "O teu plano",
  chosen: "A tua escolha",
  seats: { label: "Lugares", less: "Menos um lugar", more: "Mais um lugar" },
  total: {
    monthly_one: "{{total}} por mês para {{count}} lugar",
    monthly_other: "{{total}} por mês para {{count}} lugares",
    yearly_one: "{{total}} por ano para {{count}} lugar",
    yearly_other: "{{total}} por ano para {{count}} lugares",
  },
  payment:
    "Paga com cartão de crédito ou PayPal. Quando há imposto, vês o valor antes de pagar. Um código QR impresso continua a funcionar, pagues o que pagares.",
  plans: {
    free: { text: "Tudo para te encontrarem." },
    pro: { text: "Para um estilo só teu e para equipas: uma página e um cartão por lugar." },
  },
  compare: {
    title: "O que inclui cada plano",
    feature: "Funcionalidade",
    included: "Incluído",
    notIncluded: "Não incluído",
    perSeat: "{{n}} por lugar",
    withValue: "{{feature}}: {{value}}",
    groups: { pages: "Páginas", cards: "Cartões de visita", codes: "Códigos QR", account: "A tua conta" },
  },
  features: {
    pages: "Páginas",
    blocks: "Tipos de blocos",
    themes: "Temas",
    fonts: "Tipos de letra",
    backgrounds: "Gradientes e imagens de fundo",
    buttonDesign: "Formas, sombras e design à tua medida",
    contacts: "Formulário que recolhe contactos",
    publishSwitch: "Publica e retira quando quiseres",
    seo: "Título e descrição para motores de busca",
    noBranding: "Sem linha de marca",
    cards: "Cartões de visita",
    contactFile: "Ficheiro de contacto por trás do código QR",
    passes: "Passes para Apple Wallet e Google Wallet",
    cardDesign: "Subtítulo, cores, logótipo e fotografia no teu cartão",
    qrCodes: "Códigos QR que nunca morrem",
    codeStyle: "Cores, formas e legendas dos códigos",
    codeLogo: "O teu logótipo no código",
    export: "Exportação de tudo",
    team: "Equipa: cartões atribuídos a membros",
  },
  modal: {
    title: "Mais com o PRO",
    wanted: "{{feature}}: parte do PRO",
    from: "Desde {{price}} por lugar e por mês.",
    kept: "O que escreveste fica neste navegador e está cá quando voltares.",
    all: "Tudo sobre os preços",
  },
} satisfies Translated<typeof en>;
