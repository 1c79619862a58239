import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Unas preguntas para empezar",
  progress: "Pregunta {{place}} de {{all}}",
  next: "Siguiente",
  skip: "Omitir",
  dismiss: "No preguntar más",
  choose: "Elegir",
  failed: "No ha funcionado",
  of: {
    name: {
      label: "¿Cómo te llamas?",
      hint: "Tu primera página empieza con tu nombre.",
    },
    industry: {
      label: "¿A qué te dedicas?",
      hint: "Las plantillas que encajan aparecen primero.",
      none: "Elige un sector",
    },
    networks: {
      label: "¿Qué tres redes te importan más?",
      hint: "Esperan en tu primera página, listas para tus nombres.",
    },
    emailClient: {
      label: "¿Qué aplicación de correo usas?",
      other: "Otra",
    },
    usePurpose: {
      label: "¿Para qué usas {{brand}}?",
      myself: "Para mí",
      company: "Para mi empresa",
      clients: "Para mis clientes",
    },
  },
  done: "Gracias, eso es todo",
  steps: {
    title: "Primeros pasos",
    progress: "{{done}} de {{all}} hechos",
    hide: "Ocultar",
    hidden: "Primeros pasos ocultos",
    undo: "Deshacer",
    done: "hecho",
    page: "Publicar una página",
    picture: "Añadir una foto",
    links: "Completar cinco enlaces",
    card: "Crear una tarjeta de visita",
    code: "Descargar un código",
    shared: "Compartir",
  },
} satisfies Translated<typeof en>;
