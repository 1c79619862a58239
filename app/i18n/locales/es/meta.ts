export const meta = {
  landing: {
    title: "Tu página y tu tarjeta, en un solo enlace",
    description:
      "Crea una página con todos tus enlaces y una tarjeta de visita digital, y compártelas con un enlace, un código QR y la cartera del teléfono.",
  },
  login: {
    title: "Iniciar sesión",
    description: "Inicia sesión para editar tus páginas y tarjetas de visita.",
  },
  signUp: {
    title: "Registrarse",
    description: "Crea una cuenta para tu página y tu tarjeta de visita. No cuesta nada.",
  },
  forgotPassword: {
    title: "Contraseña olvidada",
    description: "Recibe un enlace para elegir una nueva contraseña.",
  },
  forgotPasswordChange: {
    title: "Elige una nueva contraseña",
    description: "Elige una nueva contraseña para tu cuenta.",
  },
  verifyEmail: { title: "Confirma tu correo", description: "Confirma el correo electrónico de tu cuenta." },
  pricing: {
    title: "Precios",
    description:
      "Una página y una tarjeta son gratis. PRO añade diseños, archivos de contacto y plazas para un equipo.",
  },
  dashboard: { title: "Panel", description: "Tus páginas y tarjetas de visita." },
  dashboardPages: { title: "Páginas", description: "Tus páginas." },
  dashboardCards: { title: "Tarjetas de Wallet", description: "Tus tarjetas de visita." },
  editorPage: {
    title: "Editor de páginas",
    description: "Crea una página con tus enlaces: escribe, mira, publica.",
  },
  editorCard: {
    title: "Editor de tarjetas",
    description: "Crea una tarjeta de visita digital con un código QR.",
  },
  sharePage: {
    title: "Compartir página",
    description: "Comparte tu página con un enlace, un código QR o por correo.",
  },
  shareCard: {
    title: "Compartir tarjeta",
    description: "Comparte tu tarjeta de visita con un enlace y un código QR.",
  },
  notFound: { title: "Página no encontrada", description: "La página que buscas no está disponible." },
};
