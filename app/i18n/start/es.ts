import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "Empieza tu página",
      description: "Elige una plantilla o un tema, ponle nombre y dirección a tu página y complétala.",
    },
  },
  gallery: {
    title: "¿De qué parte tu página?",
    intro: "Elige una y llénala con tus palabras. Todo se puede cambiar después.",
    name: "Tu nombre o tu negocio",
    industry: "¿A qué te dedicas?",
    everyIndustry: "Todos los sectores",
    empty: "Empezar en blanco",
    templates: "Plantillas",
    templatesText: "Páginas terminadas, cada una con su tarjeta a juego.",
    none: "Todavía no hay una plantilla para esto. Un tema sirve para cualquier oficio.",
    paper: "Papel",
    bold: "Atrevidos",
    quiet: "Serenos",
    dark: "Oscuros",
    image: "Imagen",
    themes: "Temas: {{group}}",
    start: "Empezar con {{name}}",
    preview: "Vista previa de {{name}}",
    loading: "Cargando plantillas y temas",
    failed: "No se pudieron cargar las plantillas y los temas.",
    again: "Intentarlo de nuevo",
    free: "Empezar con un tema gratis",
    chosen: "Elegido para ti",
  },
  naming: {
    title: "Nombre y dirección",
    text: "Los dos se pueden cambiar después.",
    address: "Dirección",
    hint: "Si la dejas vacía, se forma con el nombre.",
    checking: "Comprobando si está libre",
    free: "Libre. Es tuya en cuanto guardes.",
    suggestions: "Aún libres:",
    go: "Ir al editor",
    back: "Elegir otro comienzo",
    card: "Lleva una tarjeta a juego: cuando guardes la página, un clic la crea con tu nombre.",
    brought: "Lo que elegiste de tu otra página viene contigo.",
    leaveBrought: "Dejarlo fuera",
    hintRandom: "De este nombre no sale una dirección. Elige una o tendrá letras al azar.",
  },
  claim: {
    wrong: "Elige otra dirección al poner nombre a tu página.",
  },
  begun: {
    title: "Ya has empezado una página",
    text: "Está guardada en este navegador, para otra dirección. ¿Cuál quieres que tenga?",
  },
} satisfies Translated<typeof en>;
