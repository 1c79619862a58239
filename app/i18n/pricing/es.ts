import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "Precios",
      description:
        "Una página y una tarjeta son gratis. PRO añade diseños, archivos de contacto y plazas para un equipo.",
    },
  },
  title: "Una página y una tarjeta son gratis",
  text: "Paga cuando quieras un diseño propio, el archivo de contacto detrás de tu código o plazas para un equipo.",
  cycle: {
    label: "Facturación",
    monthly: "Mensual",
    yearly: "Anual",
    saving: "Ahorra hasta un {{percent}} % con el pago anual",
  },
  forever: "todo el tiempo que quieras",
  perSeat: "por plaza y mes",
  start: "Crea tu página",
  payment:
    "Paga con tarjeta de crédito o PayPal. Un código QR impreso sigue funcionando, pagues lo que pagues.",
  plans: {
    free: { text: "Todo para que te encuentren." },
    pro: { text: "Para un estilo propio y para equipos: una página y una tarjeta por plaza." },
  },
  features: {
    pages: "Páginas: {{pages}}",
    cards: "Tarjetas de visita: {{cards}}",
    buttons: "Enlaces, encabezados y texto en el orden que quieras",
    qrCodes: "Códigos QR en PNG y SVG que nunca mueren",
    contactFile: "Archivo de contacto detrás del código QR",
    passes: "Pases para Apple Wallet y Google Wallet",
    themes: "Temas exclusivos",
    paidBlocks: "Datos de contacto, mensajería, tiendas y formularios",
    fonts: "Veinte fuentes",
    backgrounds: "Degradados e imágenes de fondo",
    publishSwitch: "Publica y retira cuando quieras",
    seo: "Título y descripción para buscadores",
    noBranding: "Sin línea de marca",
    cardDesign: "Colores, logotipo y foto en tu tarjeta",
  },
} satisfies Translated<typeof en>;
