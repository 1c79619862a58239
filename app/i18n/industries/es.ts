import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "Contabilidad y finanzas",
  agriculture: "Agricultura",
  architecture: "Arquitectura e interiores",
  arts: "Arte y diseño",
  automotive: "Automoción",
  beauty: "Belleza y bienestar",
  construction: "Construcción y oficios",
  consulting: "Consultoría",
  education: "Educación",
  events: "Eventos",
  fashion: "Moda",
  fitness: "Ejercicio y deporte",
  food: "Restauración y hostelería",
  healthcare: "Salud",
  it: "Informática y desarrollo",
  legal: "Derecho",
  marketing: "Publicidad y medios",
  music: "Música y espectáculos",
  nonProfit: "Sin ánimo de lucro",
  photography: "Fotografía y cine",
  realEstate: "Inmobiliaria",
  retail: "Comercio y venta en línea",
} satisfies Translated<typeof en>;
