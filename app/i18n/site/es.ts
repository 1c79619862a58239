import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Hecho con",
  unknown: { title: "Página no encontrada", text: "La página que buscas no está disponible." },
  deleted: { title: "Esta página se ha eliminado", text: "Quien la creó la ha retirado." },
  expired: { title: "Esta página ha caducado", text: "Quien la creó puede recuperarla cuando quiera." },
  gone: {
    title: "Por ahora este código no lleva a ningún sitio",
    text: "El código funciona, pero aquello a lo que llevaba se ha retirado.",
  },
  walletLater: {
    title: {
      google: "Google Wallet no responde en este momento",
      apple: "Ahora mismo no se puede crear el pase para Apple Wallet",
    },
    text: "La tarjeta sigue aquí. Inténtalo de nuevo en unos minutos o guárdala en tus contactos.",
    back: "Volver a la tarjeta",
  },
  makeYourOwn: "Crea tu propia página",
  page: { report: "Denunciar esta página", play: "Reproducir" },
  form: {
    fields: {
      name: "Nombre",
      phone: "Teléfono",
      email: "Correo electrónico",
      position: "Cargo",
      company: "Empresa",
      linkedIn: "LinkedIn",
      message: "Mensaje",
    },
    optional: "opcional",
    consent: "Acepto que el titular de esta página guarde estos datos para ponerse en contacto conmigo.",
    send: "Enviar",
  },
  card: {
    addToContacts: "Añadir a contactos",
    addToApple: "Añadir a Apple Wallet",
    addToGoogle: "Añadir a Google Wallet",
    scan: "Escanea con tu móvil",
    page: "Abrir página",
    help: {
      title: "¿No pasa nada?",
      iphone: "En un iPhone: si no pasa nada, abre esta página en Safari.",
      android: "En Android: abre el archivo descargado con Contactos.",
      inApp: "Dentro de otra aplicación: abre antes esta página en tu navegador.",
    },
  },
  sensitive: {
    title: "Antes de seguir",
    text: {
      from18: "Esta página puede mostrar contenido solo para adultos.",
      from21: "Esta página puede mostrar contenido reservado a mayores de 21 años.",
      from25: "Esta página puede mostrar contenido sensible, para mayores de 25 años.",
    },
    confirm: "Tengo {{age}} años o más, mostrar la página",
    leave: "No, salir",
    again: "Volveremos a preguntar dentro de un día.",
  },
  contactForm: {
    failed: "Tus datos aún no se han enviado",
    thanksTitle: "Gracias",
    thanksText: "Tus datos van de camino a quien gestiona esta página.",
    back: "Volver a la página",
  },
  report: {
    title: "Denunciar esta página",
    text: "¿Qué ocurre con {{address}}? Revisamos todas las denuncias; quien gestiona la página no sabrá quién la envió.",
    reason: "Motivo",
    reasons: {
      phishing: "Intenta robar contraseñas o dinero",
      malware: "Difunde virus u otro software malicioso",
      spam: "Es spam",
      impersonation: "Se hace pasar por otra persona",
      copyright: "Usa mi obra o mi marca sin permiso",
      illegal: "Es ilegal",
      adult: "Muestra contenido para adultos sin avisar",
      other: "Otro motivo",
    },
    details: "¿Qué deberíamos saber?",
    email: "Tu correo electrónico, por si tenemos preguntas",
    send: "Enviar denuncia",
    failed: "La denuncia aún no se ha enviado",
    thanksTitle: "Gracias por avisarnos",
    thanksText: "Revisaremos la página.",
    back: "Volver a la página",
  },
} satisfies Translated<typeof en>;
