import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "Gratis", pro: "PRO" },
  meta: {
    notFound: { title: "Página no encontrada", description: "La página que buscas no está disponible." },
  },
  skipToContent: "Saltar al contenido",
  home: "{{brand}}, inicio",
  close: "Cerrar",
  notices: "Avisos",
  navigation: {
    label: "Menú",
    open: "Abrir menú",
    products: "Productos",
    pages: "Enlace en la bio",
    cards: "Tarjetas de visita digitales",
    codes: "Códigos QR",
    pricing: "Precios",
    resources: "Recursos",
    blog: "Blog",
    knowledgeBase: "Centro de ayuda",
    contact: "Contacto",
  },
  account: {
    noAccount: "¿Aún no tienes cuenta?",
    haveAccount: "¿Ya tienes cuenta?",
    getStarted: "Empezar",
    logIn: "Iniciar sesión",
    logOut: "Cerrar sesión",
    menu: "Tu cuenta",
    settings: "Ajustes de la cuenta",
    dashboard: "Panel",
    upgrade: "Pasar a PRO",
    renew: "Renovar suscripción",
  },
  sidebar: { label: "Tu espacio", dashboard: "Panel", cards: "Tarjetas de visita", pages: "Páginas" },
  footer: {
    legal: "Legal",
    company: "Empresa",
    networks: "Síguenos",
    terms: "Condiciones de uso",
    privacy: "Política de privacidad",
    cookies: "Política de cookies",
    community: "Normas de la comunidad",
  },
  error: {
    title: "No ha funcionado",
    text: "Algo ha fallado por nuestra parte. Lo que guardaste está a salvo. Recarga la página e inténtalo de nuevo.",
    id: "Si vuelve a pasar, dinos este número: {{id}}",
    back: "Ir al inicio",
  },
  notFound: {
    title: "Página no encontrada",
    text: "La página que buscas no está disponible.",
    action: "Ir al inicio",
  },
} satisfies Translated<typeof en>;
