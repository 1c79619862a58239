import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Hecho con",
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
    call: "Llamar",
    write: "Escribir un correo",
    map: "Ver en el mapa",
  },
  swap: {
    action: "Comparte también tus datos",
    thanksTitle: "Gracias",
    thanksText: "Tus datos van de camino a {{name}}. Llévate también los suyos.",
    keep: "Añadir a {{name}} a los contactos",
  },
  counts: { link: "Qué cuenta esta página" },
} satisfies Translated<typeof en>;
