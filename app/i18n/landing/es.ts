import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "Tu página y tu tarjeta, en un solo enlace",
      description:
        "Crea una página con todos tus enlaces y una tarjeta de visita digital, y compártelas con un enlace, un código QR y la cartera del teléfono.",
    },
  },
  title: "La tarjeta de visita se ha hecho mayor",
  text: "Una página con todo lo que haces, una tarjeta para entregar. Comparte las dos con un enlace y un código QR. Para empezar no necesitas cuenta.",
  start: "Crea tu página",
  makeCard: "Crea tu tarjeta",
  example: "Ver un ejemplo",
  pages: {
    title: "Una página que ya está ahí antes de que te des cuenta",
    text: "Tus enlaces, en orden, en cualquier teléfono. Carga al instante, no necesita JavaScript y se nota que está hecha con cuidado.",
    action: "Empezar por una página",
  },
  cards: {
    title: "Una tarjeta que acaba en sus contactos",
    text: "Nombre, número, dirección: un escaneo, un toque y guardado. Sin aplicaciones para nadie.",
    action: "Empezar por una tarjeta",
  },
  codes: {
    title: "Un código que nunca muere",
    text: "Lo impreso, impreso está. Tu código sigue respondiendo cuando acaban los planes, se mudan las páginas y cambian las tarjetas.",
    action: "Cuánto cuesta",
  },
  closing: {
    title: "Tu primera página en menos de un minuto",
    text: "Escribe, mira, guarda. Regístrate cuando quieras conservarla.",
  },
  languages: "Idiomas",
  claim: {
    label: "Tu dirección",
    placeholder: "tu-nombre",
  },
} satisfies Translated<typeof en>;
