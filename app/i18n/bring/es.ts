import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Traer tu página",
  question: "Su dirección",
  hint: "Linktree, Carrd o cualquier otra: tú eliges qué enlaces vienen.",
  look: "Buscar sus enlaces",
  offer: "¿Es {{host}} tu propia página de enlaces?",
  offerAction: "Traer sus enlaces",
  reading: "Leyendo la página",
  failed: "No hemos podido leer esa página. Revisa la dirección o pega tus enlaces uno debajo de otro.",
  nothing: "En esa página no hay enlaces que se puedan traer.",
  pick: "Elige qué viene. Todavía no se guarda nada.",
  name: "Nombre",
  text: "Texto",
  links: "Enlaces",
  take: "Traer",
  cancel: "Cancelar",
  close: "Cerrar",
  wrong: "Eso no es la dirección de una página. Escríbela como name.com.",
  open: "¿Ya tienes una página en otro sitio?",
} satisfies Translated<typeof en>;
