import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Ajustes de cookies",
      description: "Decide qué se puede comunicar y cargar además de lo necesario.",
    },
  },
  label: "Cookies",
  title: "¿Te parece bien?",
  allow: "Permitir",
  deny: "No, gracias",
  choose: "Elegir una por una",
  measurement: {
    name: "Medición",
    text: "Comunica a un servicio de medición, con un número aleatorio, que alguien se ha registrado. No recibe tu nombre ni tu correo electrónico.",
  },
  chat: {
    name: "Chat de ayuda",
    text: "Carga el chat de otra empresa para que puedas pedir ayuda. Esa empresa podrá ver que estás aquí y lo que muestra la pantalla.",
  },
  settings: {
    text: "Todo funciona también sin esto. Tu respuesta se guarda en este navegador durante seis meses; un cambio vale a partir de la página siguiente.",
    needed:
      "Las cookies que inician tu sesión, protegen tu cuenta y guardan esta respuesta están siempre: sin ellas no funciona nada.",
    save: "Guardar",
    saved: "Guardado. Vale a partir de la página siguiente.",
  },
} satisfies Translated<typeof en>;
