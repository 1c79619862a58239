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
  payment:
    "Paga com cartão de crédito ou PayPal. Um código QR impresso continua a funcionar, pagues o que pagares.",
  plans: {
    free: { text: "Tudo para te encontrarem." },
    pro: { text: "Para um estilo só teu e para equipas: uma página e um cartão por lugar." },
  },
  features: {
    pages: "Páginas: {{pages}}",
    cards: "Cartões de visita: {{cards}}",
    buttons: "Links, cabeçalhos e texto pela ordem que quiseres",
    qrCodes: "Códigos QR em PNG e SVG que nunca morrem",
    contactFile: "Ficheiro de contacto por trás do código QR",
    passes: "Passes para Apple Wallet e Google Wallet",
    themes: "Temas exclusivos",
    paidBlocks: "Contactos, mensagens, lojas e formulários",
    fonts: "Vinte tipos de letra",
    backgrounds: "Gradientes e imagens de fundo",
    publishSwitch: "Publica e retira quando quiseres",
    seo: "Título e descrição para motores de busca",
    noBranding: "Sem linha de marca",
    cardDesign: "Cores, logótipo e fotografia no teu cartão",
  },
} satisfies Translated<typeof en>;
