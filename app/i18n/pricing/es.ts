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
  get: "Conseguir PRO",
  manage: "Gestionar suscripción",
  current: "Tu plan",
  chosen: "Tu elección",
  seats: { label: "Plazas", less: "Una plaza menos", more: "Una plaza más" },
  total: {
    monthly_one: "{{total}} al mes por {{count}} plaza",
    monthly_other: "{{total}} al mes por {{count}} plazas",
    yearly_one: "{{total}} al año por {{count}} plaza",
    yearly_other: "{{total}} al año por {{count}} plazas",
  },
  payment:
    "Paga con tarjeta de crédito o PayPal. Si hay impuestos, los ves antes de pagar. Un código QR impreso sigue funcionando, pagues lo que pagues.",
  plans: {
    free: { text: "Todo para que te encuentren." },
    pro: { text: "Para un estilo propio y para equipos: una página y una tarjeta por plaza." },
  },
  compare: {
    title: "Qué incluye cada plan",
    feature: "Función",
    included: "Incluido",
    notIncluded: "No incluido",
    perSeat: "{{n}} por plaza",
    withValue: "{{feature}}: {{value}}",
    groups: { pages: "Páginas", cards: "Tarjetas de visita", codes: "Códigos QR", account: "Tu cuenta" },
  },
  features: {
    pages: "Páginas",
    blocks: "Tipos de bloques",
    themes: "Temas",
    fonts: "Fuentes",
    backgrounds: "Degradados e imágenes de fondo",
    buttonDesign: "Formas, sombras y diseños propios",
    contacts: "Formulario que recoge contactos",
    publishSwitch: "Publica y retira cuando quieras",
    seo: "Título y descripción para buscadores",
    noBranding: "Sin línea de marca",
    cards: "Tarjetas de visita",
    contactFile: "Archivo de contacto detrás del código QR",
    passes: "Pases para Apple Wallet y Google Wallet",
    cardDesign: "Subtítulo, colores, logotipo y foto en tu tarjeta",
    qrCodes: "Códigos QR que nunca mueren",
    codeStyle: "Colores, formas y textos de los códigos",
    codeLogo: "Tu logotipo en el código",
    export: "Exportación de todo",
    team: "Equipo: tarjetas asignadas a miembros",
  },
  modal: {
    title: "Más con PRO",
    wanted: "{{feature}}: parte de PRO",
    from: "Desde {{price}} por plaza y mes.",
    kept: "Lo que has escrito se queda en este navegador y estará aquí cuando vuelvas.",
    all: "Todo sobre los precios",
  },
} satisfies Translated<typeof en>;
